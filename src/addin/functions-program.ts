import { Refusal } from './call-server.ts';
import { FUNCTIONS } from './functions.ts';

/** The program that Excel loads to calculate cells. */
for (const [id, run] of Object.entries(FUNCTIONS)) {
  // Excel passes arguments as the metadata declares them, which is generated from the same
  // definitions.
  const runWith = run as (...args: never[]) => Promise<unknown>;
  CustomFunctions.associate(id, async (...args) => {
    try {
      return await runWith(...(args as never[]));
    } catch (error) {
      throw excelError(error);
    }
  });
}

/**
 * #VALUE! for invalid input, #N/A for data that doesn't exist or isn't available to this account.
 */
function excelError(error: unknown): CustomFunctions.Error {
  const { invalidValue, notAvailable } = CustomFunctions.ErrorCode;
  const isInput = error instanceof Refusal && error.status === 400;
  return new CustomFunctions.Error(
    isInput ? invalidValue : notAvailable,
    error instanceof Error ? error.message : undefined,
  );
}
