import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { toPlainText, sanitisedNodes } from './alert-html.ts';
import type { Alert, AlertKind } from './alert-queue.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import css from './alerts.module.css';

export interface AlertItemProps {
  readonly alert: Alert;
  readonly kindName: string;
  readonly closeText: string;
  readonly onClose: (item: HTMLElement) => void;
}

const ICONS: Record<AlertKind, ReactNode> = {
  info: <path d="M8 7.25V11M8 4.75v.5" />,
  success: <path d="m5 8.25 2.1 2.1L11 6" />,
  warning: <path d="M8 6.25V9.5M8 11.25v.5" />,
  error: <path d="M8 4.5v4M8 10.75v.5" />,
};

/** An alert: icon, text and colour show its kind. */
export function AlertItem({ alert, kindName, closeText, onClose }: AlertItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    if (item.current) onClose(item.current);
  };
  return (
    // Escape applies to the focused control inside; the item itself can't be focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={joinClassNames(css.item, css[alert.kind])}
      data-kind={alert.kind}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <svg className={css.icon} viewBox="0 0 16 16" role="img" aria-label={kindName}>
        {alert.kind === 'warning' ? (
          <path d="M8 1.75 14.75 13.9H1.25Z" />
        ) : (
          <circle cx="8" cy="8" r="6.75" />
        )}
        {ICONS[alert.kind]}
      </svg>
      {'text' in alert ? <p className={css.text}>{alert.text}</p> : <Html html={alert.html} />}
      <button type="button" className={css.close} aria-label={closeText} onClick={close}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8M12 4l-8 8" />
        </svg>
      </button>
    </li>
  );
}

/** Plain text until the HTML is sanitised, or for good if the sanitiser can't be loaded. */
function Html({ html }: { html: string }) {
  const [nodes, setNodes] = useState<DocumentFragment | null>(null);
  useEffect(() => {
    let isCurrent = true;
    sanitisedNodes(html)
      .then((sanitised) => isCurrent && setNodes(sanitised))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  return nodes ? <Nodes nodes={nodes} /> : <p className={css.text}>{toPlainText(html)}</p>;
}

function Nodes({ nodes }: { nodes: DocumentFragment }) {
  const host = useRef<HTMLDivElement>(null);
  // A copy, because inserting a fragment empties it.
  useLayoutEffect(() => host.current?.replaceChildren(nodes.cloneNode(true)), [nodes]);
  return <div ref={host} className={joinClassNames(css.text, css.html)} />;
}
