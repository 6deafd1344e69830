import { hash } from 'node:crypto';
import {
  abilitiesFor,
  levelFromWord,
  levelWordFor,
  viewerFromAccount,
  type Opens,
} from '../../../../access/viewer.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { AccessChoice, UserAbilities } from '../../../../contracts/admin/users.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';
import { dayOfMoment, formatDay, parseDay } from '../../../../domain/time/day.ts';
import { localDate, momentOfLocal, type TimeZone } from '../../../../domain/time/time-zone.ts';

const DAY_SECONDS = 86_400;

export interface OwnedRow {
  readonly id: number;
  readonly tariffId: number;
  readonly name: NameByLanguage;
  readonly opens: readonly Opens[];
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** What an access form covers. */
export interface AccessState {
  readonly id: number;
  readonly accessLevel: number | null;
  readonly isOperator: boolean;
  /** The account's current and future tariffs. */
  readonly owned: readonly OwnedRow[];
}

export interface TariffFacts {
  readonly id: number;
  readonly opens: readonly Opens[];
}

/** The changes that a choice makes; an unchanged choice isn't a change. */
export interface AccessPlan {
  readonly level: number | null;
  readonly isOperator: boolean | null;
  readonly ended: readonly OwnedRow[];
  readonly moved: readonly { readonly row: OwnedRow; readonly endsAt: Date | null }[];
  readonly added: (TariffFacts & { readonly startsAt: Date; readonly endsAt: Date | null }) | null;
}

/**
 * The last second of a day in the portal's time zone: a tariff is valid until the end of that day.
 */
export function endOfDay(day: string, zone: TimeZone): Date {
  return new Date(1000 * (momentOfLocal((parseDay(day)! + 1) * DAY_SECONDS, zone) - 1));
}

function startOfDay(day: string, zone: TimeZone): Date {
  return new Date(1000 * momentOfLocal(parseDay(day)! * DAY_SECONDS, zone));
}

/** The day of a time in the portal's time zone. */
export function dayIn(moment: Date, zone: TimeZone): string {
  return formatDay(dayOfMoment(localDate(Math.floor(moment.getTime() / 1000), zone).getTime()));
}

/** Changes with everything that an access form shows and changes. */
export function versionFor({ accessLevel, isOperator, owned }: AccessState): string {
  const rows = owned.map(({ id, endsAt }) => [id, endsAt?.getTime() ?? null]);
  return hash('sha256', JSON.stringify([accessLevel, isOperator, rows])).slice(0, 16);
}

export function planAccess(
  state: AccessState,
  choice: AccessChoice,
  { offered, zone }: { readonly offered: readonly TariffFacts[]; readonly zone: TimeZone },
): AccessPlan {
  const rows = choice.tariffs.map((chosen, i) => {
    const row = state.owned.find(({ id }) => id === chosen.id);
    // Another operator has ended it in the meantime.
    if (!row) throw new ApiError('changed_meanwhile');
    return { row, chosen, field: `body.tariffs.${i}.endsOn` };
  });
  const kept = rows.filter(({ chosen }) => !chosen.isEnded);
  return {
    level: choice.level === levelWordFor(state.accessLevel) ? null : levelFromWord(choice.level),
    isOperator: choice.isOperator === state.isOperator ? null : choice.isOperator,
    ended: rows.filter(({ chosen }) => chosen.isEnded).map(({ row }) => row),
    moved: kept
      .filter(({ row, chosen }) => chosen.endsOn !== (row.endsAt && dayIn(row.endsAt, zone)))
      .map(({ row, chosen, field }) => ({
        row,
        endsAt: checkedEnd(chosen.endsOn, row.startsAt, zone, field),
      })),
    added: choice.added && planAdded(state, choice.added, offered, zone),
  };
}

function planAdded(
  { owned }: AccessState,
  { tariffId, startsOn, endsOn }: NonNullable<AccessChoice['added']>,
  offered: readonly TariffFacts[],
  zone: TimeZone,
): AccessPlan['added'] {
  const tariff = offered.find(({ id }) => id === tariffId);
  if (!tariff) throw new ApiError('not_found', { field: 'body.added.tariffId' });
  const now = new Date();
  const start = startsOn === null ? now : startOfDay(startsOn, zone);
  // A day that has already begun means now: tariffs aren't granted for the past.
  const startsAt = start < now ? now : start;
  const endsAt = checkedEnd(endsOn, startsAt, zone, 'body.added.endsOn');
  const overlaps = owned.some(
    (row) =>
      row.tariffId === tariffId &&
      (row.endsAt === null || row.endsAt > startsAt) &&
      (endsAt === null || row.startsAt < endsAt),
  );
  if (overlaps) {
    throw new ApiError('invalid_field', {
      field: 'body.added.tariffId',
      label: 'users_tariff_owned',
    });
  }
  return { ...tariff, startsAt, endsAt };
}

function checkedEnd(
  day: string | null,
  startsAt: Date,
  zone: TimeZone,
  field: string,
): Date | null {
  if (day === null) return null;
  const endsAt = endOfDay(day, zone);
  if (endsAt.getTime() <= Math.max(Date.now(), startsAt.getTime())) {
    throw new ApiError('invalid_field', { field, label: 'users_end_past' });
  }
  return endsAt;
}

export function countChanges({ level, isOperator, ended, moved, added }: AccessPlan): number {
  const single = [level, isOperator, added].filter((part) => part !== null);
  return single.length + ended.length + moved.length;
}

/** What the account could do after the plan; src/access decides. */
export function abilitiesAfter(
  state: AccessState,
  plan: AccessPlan | null,
  callsPerMinute: number,
): UserAbilities {
  const now = new Date();
  const owned = [
    ...state.owned.filter((row) => !plan?.ended.includes(row)),
    ...(plan?.added ? [{ ...plan.added, tariffId: plan.added.id }] : []),
  ].filter(({ startsAt }) => startsAt <= now);
  const { seesValues, loadsTickets, operates } = abilitiesFor(
    viewerFromAccount({
      id: state.id,
      name: '',
      accessLevel: plan?.level ?? state.accessLevel,
      tariffs: owned.map(({ tariffId }) => tariffId),
      opens: [...new Set(owned.flatMap(({ opens }) => opens))],
      isOperator: plan?.isOperator ?? state.isOperator,
    }),
  );
  return {
    seesValues,
    // Files and the live stream need the same access as values.
    exportsFiles: seesValues,
    seesLive: seesValues,
    loadsTickets,
    operates,
    callsPerMinute,
  };
}
