import type { AccessChoice, User, UserAbilities } from '../../../../contracts/admin/users.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { displayDay, displayLocalDay, displayMoment } from '../../../../domain/text/format.ts';
import { DateField } from '../../../forms/date-field.tsx';
import { Link, usePreservedParams } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import controls from '../controls.module.css';
import { viewSearch, type ListView } from './list-address.ts';
import { Button } from '../../../../widgets/button/button.tsx';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { Checkbox } from '../../../../widgets/field/choices.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import css from './users.module.css';

interface UserPanelProps {
  readonly user: User;
  readonly choice: AccessChoice;
  /** The effect of an unsaved choice. */
  readonly preview: { readonly changes: number; readonly abilities: UserAbilities } | null;
  readonly view: ListView;
  /** The reason for a block that was rejected. */
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
      <SelectField
        isWide
        label={t('users_level')}
        name="level"
        value={choice.level}
        options={[
          { id: 'restricted', text: t('users_level_restricted_means') },
          { id: 'full', text: t('users_level_full_means') },
        ]}
      />
      <SelectField
        isWide
        label={t('users_operator')}
        name="operator"
        value={choice.isOperator ? 'yes' : 'no'}
        options={[
          { id: 'no', text: t('users_no') },
          { id: 'yes', text: t('users_yes') },
        ]}
      />
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
            <Checkbox
              label={t('users_end_now')}
              name={`end-${id}`}
              defaultChecked={chosen?.isEnded ?? false}
            />
          </div>
        );
      })}
      <SelectField
        isWide
        label={t('users_add_tariff')}
        name="addTariff"
        value={choice.added?.tariffId || ''}
        options={[
          { id: '', text: '–' },
          ...user.offered.map(({ id, name }) => ({ id, text: name })),
        ]}
      />
      <div className={css.row}>
        <DateField name="addFrom" label={t('users_from')} value={choice.added?.startsOn ?? ''} />
        <DateField name="addUntil" label={t('users_until')} value={choice.added?.endsOn ?? ''} />
      </div>
      {changes > 0 && <p role="status">{t('users_unsaved', { count: changes })}</p>}
      <div className={css.save}>
        <Button type="submit" formMethod="get" name="preview" value="1">
          {t('users_preview')}
        </Button>
        <Button type="submit" name="do" value="save" kind="primary">
          {t('users_save')}
        </Button>
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
          <Button type="submit" name="session" value={session.id}>
            {t('users_end_session')}
          </Button>
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
        <Button type="submit" name="do" value="sessions">
          {t('users_sign_out')}
        </Button>
        <Button type="submit" name="do" value="tokens">
          {t('users_revoke')}
        </Button>
        {user.secondStep !== null && !user.isYou && (
          <Button type="submit" name="do" value="step">
            {t('users_lift_step')}
          </Button>
        )}
        {user.passkeyCount > 0 && !user.isYou && (
          <Button type="submit" name="do" value="passkeys">
            {t('users_remove_passkeys')}
          </Button>
        )}
        {user.canMail && (
          <Button type="submit" name="do" value="reset">
            {t('users_reset')}
          </Button>
        )}
      </div>
      {user.blockReason === null ? (
        <>
          <TextField
            label={t('users_block_reason')}
            name="reason"
            maxLength={500}
            defaultValue={typedReason}
          />
          <div>
            <Button type="submit" name="do" value="block" tone="danger">
              {t('users_block')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button type="submit" name="do" value="unblock">
            {t('users_unblock')}
          </Button>
        </div>
      )}
    </form>
  );
}
