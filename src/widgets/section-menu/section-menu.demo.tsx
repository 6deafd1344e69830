import type { Emit, WidgetDemo } from '../demo.ts';
import css from './section-menu.demo.module.css';
import { SectionMenu, type MenuSection } from './section-menu.tsx';

const icon = (
  <svg viewBox="0 0 16 16">
    <path d="M2.5 4h11M2.5 8h11M2.5 12h7" />
  </svg>
);
const HOME: MenuSection = { id: 'content', title: 'Overview', icon };
const SECTIONS: readonly MenuSection[] = ['History', 'Statistics', 'Key facts', 'Values'].map(
  (title) => ({ id: `section-${title.toLowerCase().replace(' ', '-')}`, title, icon }),
);

function Demo({ emit }: { emit: Emit }) {
  return (
    <div className={css.page}>
      <div className={css.side}>
        <SectionMenu
          label="On this page"
          home={HOME}
          sections={SECTIONS}
          onChoose={(id) => emit('choose', id)}
        />
      </div>
      <div>
        {SECTIONS.map(({ id, title }, i) => (
          <section key={id} aria-labelledby={id} className={i < 2 ? css.long : css.short}>
            <h4 id={id}>{title}</h4>
          </section>
        ))}
      </div>
    </div>
  );
}

export const demo: WidgetDemo = {
  name: 'section-menu',
  states: [
    {
      name: 'page',
      about: 'A list from 1200 px on, icons below that, a row of tabs up to 680 px.',
      props: { label: 'On this page', sections: SECTIONS.map(({ id, title }) => ({ id, title })) },
      render: (emit) => <Demo emit={emit} />,
    },
  ],
};
