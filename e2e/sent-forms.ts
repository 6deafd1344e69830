/** A form as a page sends it, filled in as somebody would who changes everything. */
export interface SentForm {
  readonly action: string;
  /** Names of its fields. */
  readonly names: string;
  /** Which form of the page it is: how its names begin, and which of those that begin so. */
  readonly key: string;
  /** What each of its buttons would add. */
  readonly buttons: readonly (readonly (readonly [string, string])[])[];
  /** All that a browser would send. */
  readonly filled: readonly (readonly [string, string])[];
  /** The same of somebody who only presses the button. */
  readonly untouched: readonly (readonly [string, string])[];
  /** The same of somebody who takes away all that can be. */
  readonly emptied: readonly (readonly [string, string])[];
  /** What was typed or chosen of it; without secrets and what nobody sees. */
  readonly typed: readonly (readonly [string, string])[];
  has(name: string, value: string): boolean;
}

const SECRET = /password|token/i;
/** Nothing that a person fills in. */
const UNSEEN = new Set(['hidden', 'submit', 'button', 'file', 'password']);

interface FieldOfForm {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** Of a checkbox, a radio button or an option. */
  readonly isOn: boolean;
  readonly options: readonly { readonly value: string; readonly isOn: boolean }[];
}

/** The forms of a page that change something, in their order. */
export function postForms(html: string): SentForm[] {
  const seen = new Map<string, number>();
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = '']) => attribute(attributes, 'method') === 'post')
    .map(([, attributes = '', content = '']) => {
      const form = toForm(attribute(attributes, 'action'), content);
      // A form may have more rows when it comes back.
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

/** Those that send the form as it says; without any, Enter sends it. */
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

/** Of radio buttons of one name only one can be chosen: the last that is not. */
function onePerGroup(fields: readonly FieldOfForm[]): readonly FieldOfForm[] {
  return fields.filter(
    (field) =>
      field.type !== 'radio' ||
      field ===
        fields.findLast(({ name, type, isOn }) => type === 'radio' && name === field.name && !isOn),
  );
}

/** Something else than what stands there: another choice, another text. */
function fillIn({ name, type, isOn, value, options }: FieldOfForm): (readonly [string, string])[] {
  if (UNSEEN.has(type)) return [];
  if (type === 'select') {
    const other = options.findLast((option) => !option.isOn) ?? options[0];
    return other ? [[name, other.value]] : [];
  }
  if (type === 'checkbox' || type === 'radio') return isOn ? [] : [[name, value]];
  return [[name, `typed in ${name}`]];
}

/** What a browser sends of a field that nobody has touched. */
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
  // Codes come back in their one spelling.
  return fold(value) === fold(wanted);
}

function fold(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

const FIELD = /<(input|textarea|select)\b([^>]*?)\/?>(?:(.*?)<\/\1>)?/gs;

function readFields(content: string): FieldOfForm[] {
  // An input has no end, so what follows it is not its content.
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
