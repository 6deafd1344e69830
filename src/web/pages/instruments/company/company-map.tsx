import { Button } from '../../../../widgets/button/button.tsx';
import { seriesColor } from '../../../../widgets/chart/palette.ts';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import { BondMap, type BondGroup } from '../../../parts/bond-map.tsx';
import shared from '../../../parts/bond-parts.module.css';
import { latestPrice, type ListedBond } from '../../../parts/bond-columns.tsx';
import { isMaskedFigure } from '../../../parts/figure-value.tsx';
import { asOfText } from '../../../parts/quote-text.tsx';
import { SectionSource } from '../../../parts/section-source.tsx';
import { PreservedParamsField, Link, usePageNavigate } from '../../../shell/link.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { bondLabel } from './bond-label.ts';
import css from './company-page.module.css';
import type { CompanyBonds } from './load-bonds.ts';
import { mapAddress, withoutPoints, withPoint } from './map-address.ts';
import { SpreadList } from './spread-list.tsx';

const HEIGHT = 360;

/** The issuer’s bonds by yield and duration, with any bonds added for comparison. */
export function CompanyMap({ path, data }: { path: string; data: CompanyBonds }) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const { globals, timeZone } = useShell();
  const { bonds, added, curves, state } = data;
  const active = bonds.items.filter(({ status }) => status === 'active');
  const groups = groupByCurrency(active.filter(({ id }) => !state.removed.includes(id)));
  if (added.length > 0) {
    const color = seriesColor({}, groups.length);
    groups.push({ id: 'added', name: t('company_map_added'), bonds: added, color });
  }
  const asOf = latestPrice([...active, ...added]);
  const isMasked = active.some((bond) => isMaskedFigure(bond.yield));
  return (
    <section aria-labelledby="yield-map" className={shared.section}>
      <div className={shared.heading}>
        <h2 id="yield-map">{t('company_map')}</h2>
        <p>{t('company_map_about')}</p>
      </div>
      <div className={css.map}>
        <BondMap
          name={t('company_map_about')}
          height={HEIGHT}
          hasTools
          curves={curves}
          groups={groups}
          labelFor={(bond) => bondLabel(bond, t('issued_perpetual'), globals.lang)}
          notes={asOf === null ? [] : [asOfText(asOf, globals.lang, timeZone)]}
          onRemove={(ids) =>
            navigate(mapAddress(path, withoutPoints(state, ids)), {
              preventScrollReset: true,
              replace: true,
            })
          }
        />
        <SpreadList groups={groups} />
      </div>
      {!isMasked && <AddedPoints path={path} data={data} />}
      <SectionSource asOf={asOf} sources={bonds.sources} notes={[t('company_map_note')]} />
    </section>
  );
}

function groupByCurrency(bonds: readonly ListedBond[]): BondGroup[] {
  const byCurrency = Map.groupBy(bonds, ({ currency }) => currency ?? '–');
  return [...byCurrency].map(([currency, own], i) => ({
    id: currency,
    name: currency,
    bonds: own,
    color: seriesColor({}, i),
  }));
}

/** Search results are links that add the bond, so the form works without scripts. */
function AddedPoints({ path, data }: { path: string; data: CompanyBonds }) {
  const t = useLabels();
  const { state, found, added, bonds } = data;
  const removed = bonds.items.filter(({ id }) => state.removed.includes(id));
  return (
    <div className={css.adding}>
      <form action={`${path}#yield-map`} className={css.find}>
        <PreservedParamsField />
        {state.added.length > 0 && <input type="hidden" name="add" value={state.added.join(',')} />}
        {state.removed.length > 0 && (
          <input type="hidden" name="without" value={state.removed.join(',')} />
        )}
        <TextField
          label={t('company_map_find')}
          name="find"
          type="search"
          maxLength={100}
          defaultValue={state.find}
          className={css.term}
        />
        <Button type="submit">{t('company_map_search')}</Button>
      </form>
      {found && (
        <ul className={css.found} aria-label={t('company_map_found')}>
          {found.length === 0 && <li>{t('company_map_nothing')}</li>}
          {found.map(({ id, name, codes }) => (
            <li key={id}>
              <Link to={mapAddress(path, withPoint(state, id))} preventScrollReset>
                {t('company_map_add', { name })}
              </Link>{' '}
              <code>{codes}</code>
            </li>
          ))}
        </ul>
      )}
      {added.length + removed.length > 0 && (
        <ul className={css.found} aria-label={t('company_map_changes')}>
          {added.map(({ id, name }) => (
            <li key={id}>
              <Link to={mapAddress(path, withoutPoints(state, [id]))} preventScrollReset>
                {t('company_map_remove', { name })}
              </Link>
            </li>
          ))}
          {removed.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={mapAddress(path, {
                  ...state,
                  removed: state.removed.filter((each) => each !== id),
                })}
                preventScrollReset
              >
                {t('company_map_back', { name })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
