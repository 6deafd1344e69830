// npm run notices: writes THIRD-PARTY-NOTICES.md with the licences of all runtime packages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesText, packagesOfStart, withoutPermission } from './lib/notices.mjs';
import { ensureInstalled } from './lib/packages.mjs';
import { fail, projectRoot } from './lib/project.mjs';

ensureInstalled();
const packages = packagesOfStart(projectRoot);
const [refused] = withoutPermission(packages);
if (refused) fail(`The licence of ${refused.name} (${refused.license}) isn’t permissive.`);
const file = join(projectRoot, 'THIRD-PARTY-NOTICES.md');
writeFileSync(file, noticesText(projectRoot, packages));
console.log(`Wrote the licences of ${packages.length} packages to ${file}.`);
