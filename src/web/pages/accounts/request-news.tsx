import {
  ENDING_SOON_DAYS,
  type AccessRequest,
  type Tariff,
} from '../../../contracts/accounts/tariffs.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './request-news.module.css';
import { useMoments } from '../../shell/use-moments.ts';

/** The state of requests, refusals, and tariffs that end soon. */
export function RequestNews({ items }: { items: readonly Tariff[] }) {
  return items.flatMap((tariff) => [
    ...(tariff.request
      ? [<News key={`r${tariff.id}`} tariff={tariff} request={tariff.request} />]
      : []),
    ...(endsSoon(tariff) ? [<EndsSoon key={`e${tariff.id}`} tariff={tariff} />] : []),
  ]);
}

function endsSoon({ owned, request }: Tariff): boolean {
  const isAsked = request !== null && request.state !== 'refused' && request.state !== 'granted';
  return !isAsked && owned?.daysLeft != null && owned.daysLeft <= ENDING_SOON_DAYS;
}

interface NewsProps {
  readonly tariff: Tariff;
  readonly request: AccessRequest;
}

function News({ tariff, request }: NewsProps) {
  if (request.state === 'granted') return <Granted tariff={tariff} request={request} />;
  return request.state === 'refused' ? (
    <Refused tariff={tariff} request={request} />
  ) : (
    <Timeline tariff={tariff} request={request} />
  );
}

function Timeline({ tariff, request }: NewsProps) {
  const t = useLabels();
  const { moment } = useMoments();
  const steps = [
    ['request_step_sent', request.sentAt],
    ['request_step_seen', request.seenAt],
    ['request_step_answer', request.decidedAt],
  ] as const;
  const title = t(request.kind === 'expand' ? 'request_title_expand' : 'request_title', {
    tariff: tariff.name,
  });
  return (
    <section className={css.waiting} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className={css.detail}>
          {t('request_number', { number: String(request.id) })}
          {request.comment !== null && ` · “${request.comment}”`}
        </p>
      </div>
      <ol className={css.steps}>
        {steps.map(([key, at]) => (
          <li key={key} className={at === null ? css.todo : css.done}>
            {t(key)}
            <span>{at === null ? t('request_step_waits') : moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The operator's message. */
function Granted({ tariff, request }: NewsProps) {
  const t = useLabels();
  const { moment } = useMoments();
  const title = t('request_granted', { tariff: tariff.name });
  return (
    <section className={css.granted} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.detail}>
        {request.decidedAt !== null && `${moment(request.decidedAt)} · `}“{request.reason}”
      </p>
    </section>
  );
}

function Refused({ tariff, request }: NewsProps) {
  const t = useLabels();
  const { moment } = useMoments();
  return (
    <section className={css.refused} aria-label={t('request_refused', { tariff: tariff.name })}>
      <h2>{t('request_refused', { tariff: tariff.name })}</h2>
      <p className={css.detail}>
        {request.decidedAt !== null && `${moment(request.decidedAt)} · `}“{request.reason}”
      </p>
      <p>
        <Link to="/profile/tickets/">{t('request_answer_in_ticket')}</Link>
      </p>
    </section>
  );
}

function EndsSoon({ tariff: { name, id, owned } }: { tariff: Tariff }) {
  const t = useLabels();
  const { day } = useMoments();
  if (!owned?.endsAt || owned.daysLeft === null) return null;
  const title = t('tariff_ends_soon', { tariff: name, count: owned.daysLeft });
  return (
    <section className={css.ending} aria-label={title}>
      <h2>{title}</h2>
      <p className={css.detail}>{t('tariff_ends_text', { day: day(owned.endsAt) })}</p>
      <p>
        {/* The form is in the table below. */}
        <a href={`#tariff-${id}`}>{t('tariff_ask_extend')}</a>
      </p>
    </section>
  );
}
