import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';

type SentValueProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'name' | 'form' | 'disabled' | 'value'
>;

/** The submitted value. It also emits change events, as the native select does. */
export function SentValue(props: SentValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const { value } = props;
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input {...props} ref={input} type="hidden" />;
}
