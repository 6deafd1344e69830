/** A request that an example makes. */
export interface ExampleRequest {
  readonly method: string;
  readonly url: string;
  /** The body and its media type, if any. */
  readonly body: { readonly type: string; readonly text: string } | undefined;
  /** Whether the response is JSON rather than a file. */
  readonly isJson: boolean;
  /** The same as a table for spreadsheets, if there is one. */
  readonly csvUrl: string | undefined;
}

export const EXAMPLE_LANGUAGES = ['curl', 'TypeScript', 'Python', 'Excel'] as const;
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

/** The request in one language, with the token from TOKEN. Excel reads only tables. */
export function exampleCode(
  language: ExampleLanguage,
  request: ExampleRequest,
): string | undefined {
  return WRITERS[language](request);
}

const WRITERS: Readonly<Record<ExampleLanguage, (request: ExampleRequest) => string | undefined>> =
  {
    curl: ({ method, url, body, isJson }) =>
      [
        `curl -H "Authorization: Bearer $TOKEN"`,
        ...(method === 'GET' ? [] : [`-X ${method}`]),
        ...(body ? [`-H "Content-Type: ${body.type}"`, `-d ${shellText(body.text)}`] : []),
        ...(isJson ? [] : ['-o file']),
        shellText(url),
      ].join(' \\\n  '),

    TypeScript: ({ method, url, body, isJson }) =>
      [
        `const answer = await fetch(${text(url)}, {`,
        ...(method === 'GET' ? [] : [`  method: '${method}',`]),
        '  headers: {',
        '    authorization: `Bearer ${process.env.TOKEN}`,',
        ...(body ? [`    'content-type': '${body.type}',`] : []),
        '  },',
        ...(body ? [`  body: ${text(body.text)},`] : []),
        '});',
        'if (!answer.ok) throw new Error(await answer.text());',
        `console.log(${isJson ? 'await answer.json()' : '(await answer.bytes()).length'});`,
      ].join('\n'),

    Python: ({ method, url, body, isJson }) =>
      [
        'import json, os, urllib.request',
        '',
        'request = urllib.request.Request(',
        `    ${text(url)},`,
        ...(body ? [`    data=${text(body.text)}.encode(),`] : []),
        ...(method === 'GET' ? [] : [`    method="${method}",`]),
        '    headers={',
        '        "Authorization": "Bearer " + os.environ["TOKEN"],',
        ...(body ? [`        "Content-Type": "${body.type}",`] : []),
        '    },',
        ')',
        'with urllib.request.urlopen(request) as answer:',
        `    print(${isJson ? 'json.load(answer)' : 'len(answer.read())'})`,
      ].join('\n'),

    // Power Query, which Excel has under Data, From Web.
    Excel: ({ csvUrl }) =>
      csvUrl &&
      [
        'Csv.Document(',
        `  Web.Contents(${text(csvUrl)}, [Headers = [Authorization = "Bearer " & Token]]),`,
        '  [Encoding = 65001]',
        ')',
      ].join('\n'),
  };

/**
 * A literal in JavaScript and Python, and in M too, because URLs and JSON contain nothing that M
 * escapes differently.
 */
function text(value: string): string {
  return JSON.stringify(value);
}

function shellText(value: string): string {
  return `'${value.replaceAll("'", String.raw`'\''`)}'`;
}
