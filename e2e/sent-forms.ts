/** A form in a page as sent, filled in as if the user changed every field. */
export interface SentForm {
  readonly action: string;
  /** The names of its fields. */
  readonly names: string;
  /**
   * Identifies the form within its page: its first field names, and its place among forms with the
   * same ones.
   */
  readonly key: string;
  /** The fields that each of its buttons adds. */
  readonly buttons: readonly (readonly (readonly [string, string])[])[];
  /** Everything a browser would send. */
  readonly filled: readonly (readonly [string, string])[];
  /** The same if the user only presses the button. */
  readonly untouched: readonly (readonly [string, string])[];
  /** The same if the user clears every field that can be cleared. */
  readonly emptied: readonly (readonly [string, string])[];
  /** The typed or chosen values, without secrets and invisible fields. */
  readonly typed: readonly (readonly [string, string])[];
  has(name: string, value: string): boolean;
}

const SECRET = /password|token/i;
/** Types of fields that nobody fills in. */
const UNSEEN = new Set(['hidden', 'submit', 'button', 'file', 'password']);

interface FieldOfForm {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** For checkboxes, radio buttons and options. */
  readonly isOn: boolean;
  readonly options: readonly { readonly value: string; readonly isOn: boolean }[];
}

/** The forms of a page that change something, in document order. */
export function postForms(html: string): SentForm[] {
  const seen = new Map<string, number>();
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = '']) => attribute(attributes, 'method') === 'post')
    .map(([, attributes = '', content = '']) => {
      const form = toForm(attribute(attributes, 'action'), content);
      // The returned form may have more rows.
      const begin = form.names.split(' ').slice(0, 3).join(' ');
      const place = seen.get(begin) ?? 0;
      seen.set(begin, place + 1);
      return Object.assign(form, { key: `${begin} ${place}` });
    });
}

function toForm(action: string, content: string): Omit<SentForm, 'key'> {
  const fields = readFields(content);
  const typed = onePerGroup(fields).flatMap(fillIn);
  const rest = fields.filter(({ type }) => UNSEEN.has(type) && type !== 'file');
  return {
    action,
    names: [...new Set(fields.map(({ name }) => name))].join(' '),
    buttons: readButtons(content),
    filled: [
      ...rest.map(({ name, type, value }) => [name, type === 'password' ? 'x' : value] as const),
      ...typed,
    ],
    untouched: fields.flatMap((field) => asItIs(field)),
    emptied: fields.flatMap((field) => (UNSEEN.has(field.type) ? asItIs(field) : emptied(field))),
    typed: typed.filter(([name]) => !SECRET.test(name)),
    has: (name, value) => fields.some((field) => field.name === name && holds(field, value)),
  };
}

/** The buttons that submit the form to its own action; if there are none, Enter does. */
function readButtons(content: string): SentForm['buttons'] {
  const buttons = [...content.matchAll(/<button\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\btype="button"|\bformmethod=/i.test(attributes))
    .map((attributes): (readonly [string, string])[] => {
      const name = attribute(attributes, 'name');
      return name === '' ? [] : [[name, attribute(attributes, 'value')]];
    });
  return buttons.length > 0 ? buttons : [[]];
}

/** Only one radio button per name can be chosen: takes the last one that isn't. */
function onePerGroup(fields: readonly FieldOfForm[]): readonly FieldOfForm[] {
  return fields.filter(
    (field) =>
      field.type !== 'radio' ||
      field ===
        fields.findLast(({ name, type, isOn }) => type === 'radio' && name === field.name && !isOn),
  );
}

/** Changes the value: another choice or another text. */
function fillIn({ name, type, isOn, value, options }: FieldOfForm): (readonly [string, string])[] {
  if (UNSEEN.has(type)) return [];
  if (type === 'select') {
    const other = options.findLast((option) => !option.isOn) ?? options[0];
    return other ? [[name, other.value]] : [];
  }
  if (type === 'checkbox' || type === 'radio') return isOn ? [] : [[name, value]];
  return [[name, `typed in ${name}`]];
}

/** What a browser sends for an untouched field. */
function asItIs({ name, type, isOn, value, options }: FieldOfForm): (readonly [string, string])[] {
  if (type === 'file' || type === 'submit' || type === 'button') return [];
  if (type === 'checkbox' || type === 'radio') return isOn ? [[name, value]] : [];
  if (type !== 'select') return [[name, value]];
  const chosen = options.find((option) => option.isOn) ?? options[0];
  return chosen ? [[name, chosen.value]] : [];
}

function emptied({ name, type, isOn, value, options }: FieldOfForm): (readonly [string, string])[] {
  if (type === 'checkbox') return [];
  if (type === 'radio') return isOn ? [[name, value]] : [];
  if (type === 'select') return options[0] ? [[name, options[0].value]] : [];
  return [[name, '']];
}

function holds({ type, value, isOn, options }: FieldOfForm, wanted: string): boolean {
  if (type === 'select') return options.some((option) => option.isOn && option.value === wanted);
  if (type === 'checkbox' || type === 'radio') return isOn && value === wanted;
  // Codes come back in canonical form.
  return fold(value) === fold(wanted);
}

function fold(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

const FIELD = /<(input|textarea|select)\b([^>]*?)\/?>(?:(.*?)<\/\1>)?/gs;

function readFields(content: string): FieldOfForm[] {
  // An input has no end tag, so what follows isn't its content.
  const closed = content.replaceAll(/<input\b([^>]*?)\/?>/g, '<input$1></input>');
  return [...closed.matchAll(FIELD)]
    .map(([, tag = '', attributes = '', inner = '']) => {
      const isInput = tag === 'input';
      const type = isInput ? attribute(attributes, 'type') || 'text' : tag;
      const isChoice = type === 'checkbox' || type === 'radio';
      return {
        name: attribute(attributes, 'name'),
        type,
        value: isInput ? attribute(attributes, 'value') || (isChoice ? 'on' : '') : decode(inner),
        isOn: /\bchecked\b/.test(attributes),
        isDisabled: /\bdisabled\b/.test(attributes),
        options: [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => ({
          value: attribute(option, 'value'),
          isOn: /\bselected\b/.test(option),
        })),
      };
    })
    .filter(({ name, isDisabled }) => name !== '' && !isDisabled);
}

function attribute(attributes: string, name: string): string {
  return decode(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
