import type { AccessChoice, User, UserAbilities } from '../../../../contracts/admin/users.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay, displayLocalDay, displayMoment } from '../../../../domain/text/format.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import { viewSearch, type ListView } from './list-address.ts';
import css from './users.module.css';

interface UserPanelProps {
  readonly user: User;
  readonly choice: AccessChoice;
  /** What an unsaved choice would do. */
  readonly preview: { readonly changes: number; readonly abilities: UserAbilities } | null;
  readonly view: ListView;
  /** Why the account should be blocked, where that was refused. */
  readonly typedReason: string | undefined;
}

export function UserPanel({ user, choice, preview, view, typedReason }: UserPanelProps) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const kept = usePreservedParams();
  const own = viewSearch(view, { page: view.page });
  const address = kept(`/admin/users/${user.id}/${own}`);
  const since = displayLocalDay(Date.parse(user.since) / 1000, globals.lang, timeZone);
  return (
    <>
      <div>
        <h2>{user.email}</h2>
        <p>
          {user.name} · {t('users_number', { id: user.id })} · {since}
        </p>
        <Link to={`/admin/users/${own}`}>{t('search_close')}</Link> ·{' '}
        <Link to={`/admin/users/${user.id}/preview/`}>{t('users_sight_link')}</Link>
      </div>
      {user.blockReason !== null && (
        <p className={controls.alert}>{t('users_blocked_because', { reason: user.blockReason })}</p>
      )}
      <AccessForm user={user} choice={choice} address={address} changes={preview?.changes ?? 0} />
      <Facts user={user} abilities={preview?.abilities ?? user.abilities} />
      <Sessions user={user} address={address} />
      <Actions user={user} address={address} typedReason={typedReason} />
    </>
  );
}

interface AccessFormProps {
  readonly user: User;
  readonly choice: AccessChoice;
  readonly address: string;
  readonly changes: number;
}

function AccessForm({ user, choice, address, changes }: AccessFormProps) {
  const t = useLabels();
  const { globals } = useShell();
  return (
    <form method="post" action={address} className={css.form}>
      <input type="hidden" name="version" value={user.version} />
      <label className={controls.field}>
        {t('users_level')}
        <select name="level" className={controls.input} defaultValue={choice.level}>
          <option value="restricted">{t('users_level_restricted_means')}</option>
          <option value="full">{t('users_level_full_means')}</option>
        </select>
      </label>
      <label className={controls.field}>
        {t('users_operator')}
        <select
          name="operator"
          className={controls.input}
          defaultValue={choice.isOperator ? 'yes' : 'no'}
        >
          <option value="no">{t('users_no')}</option>
          <option value="yes">{t('users_yes')}</option>
        </select>
      </label>
      {user.owned.map(({ id, name, startsOn, endsOn }) => {
        const chosen = choice.tariffs.find((tariff) => tariff.id === id);
        return (
          <div key={id} className={css.row}>
            <DateField
              name={`until-${id}`}
              label={t('users_tariff_from', {
                name,
                day: displayDay(parseDay(startsOn)!, globals.lang),
              })}
              value={(chosen ? chosen.endsOn : endsOn) ?? ''}
              min={startsOn}
            />
            <label>
              <input type="checkbox" name={`end-${id}`} defaultChecked={chosen?.isEnded ?? false} />{' '}
              {t('users_end_now')}
            </label>
          </div>
        );
      })}
      <label className={controls.field}>
        {t('users_add_tariff')}
        <select
          name="addTariff"
          className={controls.input}
          defaultValue={choice.added?.tariffId || ''}
        >
          <option value="">–</option>
          {user.offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={css.row}>
        <DateField name="addFrom" label={t('users_from')} value={choice.added?.startsOn ?? ''} />
        <DateField name="addUntil" label={t('users_until')} value={choice.added?.endsOn ?? ''} />
      </div>
      {changes > 0 && <p role="status">{t('users_unsaved', { count: changes })}</p>}
      <div className={css.save}>
        <button type="submit" formMethod="get" name="preview" value="1" className={controls.button}>
          {t('users_preview')}
        </button>
        <button type="submit" name="do" value="save" className={controls.primary}>
          {t('users_save')}
        </button>
      </div>
    </form>
  );
}

function Facts({ user, abilities }: { user: User; abilities: UserAbilities }) {
  const t = useLabels();
  const said = (is: boolean) => t(is ? 'users_yes' : 'users_no');
  const facts: readonly (readonly [string, string])[] = [
    [t('users_sees_values'), said(abilities.seesValues)],
    [t('users_exports'), said(abilities.exportsFiles)],
    [t('users_tickets'), said(abilities.loadsTickets)],
    [t('users_calls'), String(abilities.callsPerMinute)],
    [t('users_phone'), user.phone ?? '–'],
    [t('language'), user.language],
    [t('users_came_by'), user.campaign ?? '–'],
    [t('users_second_step'), t(`users_step_${user.secondStep ?? 'none'}`)],
    [t('users_passkeys_codes'), `${user.passkeyCount}, ${user.recoveryCodeCount}`],
    [t('users_sessions_tokens'), `${user.sessionCount}, ${user.tokenCount}`],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sessions({ user, address }: { user: User; address: string }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  if (user.sessions.length === 0) return null;
  return (
    <form method="post" action={address} className={css.actions}>
      {user.sessions.map((session) => (
        <div key={session.id} className={css.row}>
          <span>
            {[session.browser, session.system].filter(Boolean).join(', ') || t('session_unknown')}
            {' · '}
            {session.address} ·{' '}
            {displayMoment(Date.parse(session.lastSeenAt), globals.lang, timeZone)}
          </span>
          <button type="submit" name="session" value={session.id} className={controls.button}>
            {t('users_end_session')}
          </button>
        </div>
      ))}
    </form>
  );
}

function Actions({
  user,
  address,
  typedReason,
}: {
  readonly user: User;
  readonly address: string;
  readonly typedReason: string | undefined;
}) {
  const t = useLabels();
  return (
    <form method="post" action={address} className={css.actions}>
      <div className={css.save}>
        <button type="submit" name="do" value="sessions" className={controls.button}>
          {t('users_sign_out')}
        </button>
        <button type="submit" name="do" value="tokens" className={controls.button}>
          {t('users_revoke')}
        </button>
        {user.secondStep !== null && !user.isYou && (
          <button type="submit" name="do" value="step" className={controls.button}>
            {t('users_lift_step')}
          </button>
        )}
        {user.passkeyCount > 0 && !user.isYou && (
          <button type="submit" name="do" value="passkeys" className={controls.button}>
            {t('users_remove_passkeys')}
          </button>
        )}
        {user.canMail && (
          <button type="submit" name="do" value="reset" className={controls.button}>
            {t('users_reset')}
          </button>
        )}
      </div>
      {user.blockReason === null ? (
        <>
          <label className={controls.field}>
            {t('users_block_reason')}
            <input
              name="reason"
              maxLength={500}
              className={controls.input}
              defaultValue={typedReason}
            />
          </label>
          <div>
            <button type="submit" name="do" value="block" className={controls.danger}>
              {t('users_block')}
            </button>
          </div>
        </>
      ) : (
        <div>
          <button type="submit" name="do" value="unblock" className={controls.button}>
            {t('users_unblock')}
          </button>
        </div>
      )}
    </form>
  );
}
