import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { collectBytes } from './bounded-bytes.ts';
import { schemaForms } from './data-package.ts';
import { openDocument, readHead, type OpenedDocument } from './open-document.ts';
import { collectRows, csvSettings } from './testing/read-all.ts';
import { workbookFile, zipFiles } from './testing/workbook-files.ts';

const CSV = 'a,b\n1,2\n';

async function readFirst({ parts, close }: OpenedDocument) {
  try {
    const [part] = parts;
    const settings = csvSettings({ ...part?.declared });
    return (await collectRows(part!.bytes(), settings)).rows.map(({ cells }) => cells);
  } finally {
    close();
  }
}

const open = async (bytes: Uint8Array, name = 'x') => readFirst(await openDocument(bytes, name));

test('IMP-1 opens plain, gzipped and zipped files by their content', async () => {
  expect(await open(Buffer.from(CSV))).toEqual([['1', '2']]);
  expect(await open(gzipSync(CSV), 'misleading.zip')).toEqual([['1', '2']]);
  expect(await open(Buffer.concat([gzipSync('a,b\n'), gzipSync('1,2\n')]))).toEqual([['1', '2']]);
  expect(await open(await zipFiles({ 'README.md': '#', 'data/x.csv': CSV }))).toEqual([['1', '2']]);
  expect(await open(await zipFiles({ 'x.csv.gz': gzipSync(CSV) }))).toEqual([['1', '2']]);
});

test('IMP-1 a zip without a package gives all its tables', async () => {
  const zip = await zipFiles({
    'a.csv': CSV,
    'b/c.json.gz': gzipSync('[]'),
    '__MACOSX/a.csv': 'x',
  });
  const { parts, close } = await openDocument(zip, 'x.zip');
  expect(parts.map(({ name }) => name)).toEqual(['a.csv', 'b/c.json']);
  close();
});

test('IMP-1 workbooks are no archives, also gzipped and inside archives', async () => {
  const book = await workbookFile({ sheets: { S: '<row r="1"><c r="A1"><v>7</v></c></row>' } });
  const files = [book, gzipSync(book), await zipFiles({ 'x.xlsx': book })];
  for (const file of files) {
    const { parts, close } = await openDocument(file, 'x.xlsx');
    const { head, isWhole } = await readHead(parts[0]!);
    expect([parts.length, isWhole]).toEqual([1, true]);
    const settings = csvSettings({ format: 'xlsx', headerLine: 0 });
    expect((await collectRows([head], settings)).rows[0]?.cells).toEqual(['7']);
    close();
  }
});

const PACKAGE = {
  name: 'prices',
  licenses: [{ name: 'ODC-PDDL', path: 'https://opendatacommons.org/licenses/pddl/' }],
  resources: [
    {
      name: 'quotes',
      path: 'data/quotes.csv',
      encoding: 'cp1251',
      dialect: { delimiter: ';', headerRows: [2] },
      schema: {
        fields: [
          { name: 'isin', type: 'string' },
          { name: 'date', type: 'date', format: '%d.%m.%Y' },
          { name: 'value', type: 'number', decimalChar: ',' },
        ],
        missingValues: ['', 'N/A'],
        primaryKey: ['isin', 'date'],
      },
    },
  ],
};

const packageFile = (json: unknown) =>
  zipFiles({
    'datapackage.json': typeof json === 'string' ? json : JSON.stringify(json),
    'data/quotes.csv': 'x\nisin;date;value\nA;31.01.2024;1,5\n',
    'data/other.csv': CSV,
  });

test('IMP-1 a package says how its tables are read', async () => {
  const { parts, dataPackage, close } = await openDocument(await packageFile(PACKAGE), 'x.zip');
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatchObject({
    name: 'data/quotes.csv',
    declared: { format: 'csv', encoding: 'windows-1251', separator: ';', headerLine: 2 },
    schema: {
      fields: [
        { name: 'isin', type: 'string' },
        { name: 'date', type: 'date', format: '%d.%m.%Y' },
        { name: 'value', type: 'number', decimalChar: ',' },
      ],
      missingValues: ['', 'N/A'],
      primaryKey: ['isin', 'date'],
    },
  });
  expect(dataPackage).toMatchObject({ name: 'prices', licences: [{ name: 'ODC-PDDL' }] });
  expect(await readFirst({ parts, dataPackage, close })).toEqual([['A', '31.01.2024', '1,5']]);
});

test('IMP-1 a schema settles what its texts mean', async () => {
  const { parts, close } = await openDocument(await packageFile(PACKAGE), 'x.zip');
  const schema = parts[0]!.schema!;
  const missing = ['', 'N/A'];
  expect(schema.fields.map((field) => schemaForms(field, schema))).toEqual([
    { missing },
    { missing, date: 'dmy' },
    { missing, decimal: 'comma' },
  ]);
  const [field] = schema.fields;
  const dates = ['default', '%Y%m%d', '%m/%d/%Y', '%Y-%m-%dT%H:%M:%S', '%d %b %Y', '%j'];
  expect(
    dates.map((format) => schemaForms({ ...field!, type: 'date', format }, schema).date),
  ).toEqual(['iso', 'compact', 'mdy', 'iso', 'month-name', undefined]);
  close();
});

const withResource = (resource: object) => ({
  resources: [{ ...PACKAGE.resources[0], ...resource }],
});

test.for([
  ['{', { reason: 'bad-package' }],
  [{ resources: [] }, { reason: 'bad-package' }],
  [withResource({ path: 'none.csv' }), { reason: 'bad-package', subject: 'none.csv' }],
  [withResource({ path: ['data/quotes.csv', 'data/other.csv'] }), { reason: 'bad-package' }],
  [withResource({ path: 'https://example.org/x.csv' }), { reason: 'path-in-zip' }],
  [withResource({ path: '../x.csv' }), { reason: 'path-in-zip' }],
  [withResource({ path: '/etc/passwd' }), { reason: 'path-in-zip' }],
  [withResource({ encoding: 'koi8-r' }), { reason: 'unsupported-dialect', subject: 'encoding' }],
  [withResource({ dialect: { delimiter: '^' } }), { reason: 'unsupported-dialect' }],
  [withResource({ dialect: { quoteChar: "'" } }), { reason: 'unsupported-dialect' }],
  [withResource({ dialect: { headerRows: [1, 2] } }), { reason: 'unsupported-dialect' }],
] as const)('IMP-1 rejects the package %#: $1', async ([json, fault]) => {
  await expect(openDocument(await packageFile(json), 'x.zip')).rejects.toMatchObject(fault);
});

test('IMP-1 rejects nested archives', async () => {
  const zip = await zipFiles({ 'x.csv': CSV });
  const nested = [
    await zipFiles({ 'inner.zip': zip }),
    gzipSync(zip),
    gzipSync(gzipSync(CSV)),
    await zipFiles({ 'x.csv.gz': gzipSync(gzipSync(CSV)) }),
  ];
  for (const file of nested) {
    await expect(openDocument(file, 'x')).rejects.toMatchObject({ reason: 'nested-zip' });
  }
});

test('IMP-1 rejects archives with paths that lead elsewhere', async () => {
  const zip = await zipFiles({ 'aa/evil.csv': CSV });
  for (const name of ['../evil.csv', '/a/evil.csv', 'C:/evil.csv', '..\\evil.csv']) {
    const bytes = Buffer.from(
      zip.toString('latin1').replaceAll('aa/evil.csv', name.slice(0, 11).padEnd(11, 'x')),
      'latin1',
    );
    await expect(openDocument(bytes, 'x.zip')).rejects.toMatchObject({ reason: 'path-in-zip' });
  }
});

test('IMP-1 stops at bombs', async () => {
  const zeros = Buffer.alloc(40 * 1024 * 1024, 'a,b\n');
  const packed = gzipSync(zeros);
  const gzip = await openDocument(packed, 'x.gz');
  const unpacked = collectBytes(gzip.parts[0]!.bytes(), zeros.length);
  await expect(unpacked).rejects.toMatchObject({ reason: 'zip-bomb' });
  const zip = await zipFiles({ 'x.csv': zeros });
  await expect(openDocument(zip, 'x.zip')).rejects.toMatchObject({ reason: 'zip-bomb' });
});

test('IMP-1 tells files that are cut off or damaged', async () => {
  const lines = Array.from({ length: 9000 }, (_, i) => `${i},${Math.sin(i)}\n`);
  const text = ['a,b\n', ...lines].join('');
  const gzip = gzipSync(text);
  const cut = await openDocument(gzip.subarray(0, gzip.length - 2000), 'x.gz');
  await expect(readFirst(cut)).rejects.toMatchObject({ reason: 'cut-off' });
  const changed = Buffer.from(gzip);
  changed.fill(0, 5000, 5200);
  await expect(open(changed)).rejects.toMatchObject({ reason: 'damaged' });
  const zip = await zipFiles({ 'x.csv': text });
  await expect(openDocument(zip.subarray(0, 9000), 'x.zip')).rejects.toMatchObject({
    reason: 'damaged',
  });
  await expect(openDocument(Buffer.alloc(0), 'x')).rejects.toMatchObject({ reason: 'empty' });
});

test('a broken source is no fault of the document', async () => {
  const missing = openDocument('/nowhere/x.csv', 'x.csv');
  await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
});
