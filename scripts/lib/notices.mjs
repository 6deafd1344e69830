import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIfAny } from './project.mjs';

/**
 * Licences that may be passed on with the product; CONTRIBUTING.md says the same for dependencies.
 */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** MPL-2.0: it builds the styles of the pages and is not part of them. */
const TOOLS_OF_A_START = /^lightningcss(-|$)/;

/** The packages of a start on any system, from the lock file. */
export function packagesOfStart(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, license }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license: license ?? readLicense(join(root, path)),
    }));
}

/** The packages that may not be passed on. */
export function withoutPermission(packages) {
  return packages.filter(
    ({ name, license }) => !isPermissive(license ?? '') && !TOOLS_OF_A_START.test(name),
  );
}

/** `(MIT OR GPL-3.0)` lets us choose, `MIT AND Zlib` does not. */
function isPermissive(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => PERMISSIVE.has(name)));
}

/** One section for each text of a licence, with the packages that are under it. */
export function noticesText(root, packages) {
  const byText = new Map();
  for (const one of packages) {
    const text = licenseText(join(root, one.path));
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const sections = [...byText].map(([text, those]) => {
    const list = those.map(({ name, version, license }) => `- ${name} ${version} (${license})`);
    return `${list.join('\n')}\n\n\`\`\`\n${text ?? 'The package has no text of its own: the licence it names applies.'}\n\`\`\`\n`;
  });
  return `# Third-party notices\n\nParcurve comes with these packages. Made by \`npm run notices\`.\n\n${sections.join('\n')}`;
}

function readLicense(folder) {
  return JSON.parse(readIfAny(join(folder, 'package.json')) ?? '{}').license;
}

function licenseText(folder) {
  const names = filesIn(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const texts = names.map((name) => readIfAny(join(folder, name))?.trim()).filter(Boolean);
  return texts.length === 0 ? undefined : texts.join('\n\n').replaceAll('```', "'''");
}

function filesIn(folder) {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
