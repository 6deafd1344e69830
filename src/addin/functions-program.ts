import { Refusal } from './call-server.ts';
import { FUNCTIONS } from './functions.ts';

/** What Excel loads to calculate cells. */
for (const [id, run] of Object.entries(FUNCTIONS)) {
  // Excel hands over what the metadata says, which is made of the same definitions.
  const runWith = run as (...args: never[]) => Promise<unknown>;
  CustomFunctions.associate(id, async (...args) => {
    try {
      return await runWith(...(args as never[]));
    } catch (error) {
      throw excelError(error);
    }
  });
}

/** #VALUE! for what was asked wrongly, #N/A for what is not there or not for this account. */
function excelError(error: unknown): CustomFunctions.Error {
  const { invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  const isInput = error instanceof Refusal && error.status === 400;
  return new CustomFunctions.Error(
    isInput ? invalidValue : notAvailable,
    error instanceof Error ? error.message : undefined,
  );
}
