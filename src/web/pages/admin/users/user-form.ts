import type { AccessChoice, User } from '../../../../contracts/admin/users.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { wireDay } from '../../../forms/reader-format.ts';

type Fields = Pick<URLSearchParams, 'get' | 'has'>;

/** Converts the form of a user to the request body; empty dates are null. */
export function readChoice(fields: Fields, owned: User['owned'], language: Language): AccessChoice {
  const day = (name: string) => wireDay(fields.get(name) ?? '', language) || null;
  const tariffId = Number(fields.get('addTariff') ?? '');
  const [startsOn, endsOn] = [day('addFrom'), day('addUntil')];
  const hasDates = startsOn !== null || endsOn !== null;
  return {
    level: fields.get('level') === 'full' ? 'full' : 'restricted',
    isOperator: fields.get('operator') === 'yes',
    tariffs: owned
      .filter(({ id }) => fields.has(`until-${id}`))
      .map(({ id }) => ({
        id,
        endsOn: day(`until-${id}`),
        isEnded: fields.has(`end-${id}`),
      })),
    // Dates without a tariff are passed on, so that the endpoint rejects them.
    added: tariffId > 0 || hasDates ? { tariffId, startsOn, endsOn } : null,
  };
}

/** The stored values as an unchanged form would send them. */
export function storedChoice({ level, isOperator, owned }: User): AccessChoice {
  return {
    level,
    isOperator,
    tariffs: owned.map(({ id, endsOn }) => ({ id, endsOn, isEnded: false })),
    added: null,
  };
}
