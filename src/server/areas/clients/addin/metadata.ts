import { ADDIN_FUNCTIONS } from '../../../../contracts/clients/addin.ts';
import { labelText, type Reader } from '../../../core/labels/label-text.ts';

/** Describes the functions to Excel, which suggests them while a formula is typed. */
export function addinMetadata(origin: string, reader: Reader) {
  const functions = Object.entries(ADDIN_FUNCTIONS).map(([id, { about, parameters, result }]) => ({
    id,
    name: id,
    description: labelText(reader, about),
    helpUrl: `${origin}/addin/`,
    parameters: parameters.map(({ name, about: key, type, isOptional }) => ({
      name,
      description: labelText(reader, key),
      type,
      dimensionality: 'scalar',
      optional: isOptional,
    })),
    result,
  }));
  return { functions };
}
