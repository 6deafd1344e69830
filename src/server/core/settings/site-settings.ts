import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  DEFAULT_SESSION,
  LOGO_TYPES,
  SETTINGS,
  type AnySettingKey,
  type SettingKey,
  type SettingValues,
} from '../../../contracts/admin/settings.ts';
import type { Config } from '../../config.ts';
import { Refresher } from '../notify/refresher.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What operators have set, as it is now. */
    readonly settings: SiteSettings;
  }
}

/** The operator's own picture, with the address that it is served at. */
export interface SiteLogo {
  readonly type: (typeof LOGO_TYPES)[number];
  readonly bytes: Buffer;
  readonly address: string;
}

/** What operators can change, as it was when the server was started. */
function startSettings(config: Config): SettingValues {
  return {
    siteName: config.siteName,
    timeZone: config.timeZone,
    accessPolicy: config.accessPolicy,
    registration: config.registration,
    operatorSecondStep: config.operatorSecondStep,
    ...DEFAULT_SESSION,
    contact: config.operatorContact?.address ?? null,
    iosApp: config.apps.ios,
    androidApp: config.apps.android,
    showsSetup: true,
    hiddenHints: [],
  };
}

/** The settings that hold now. Whoever uses one reads it here, each time. */
export class SiteSettings {
  readonly atStart: SettingValues;
  #current: SettingValues;
  #logo: SiteLogo | null = null;
  #changed: readonly AnySettingKey[] = [];

  constructor(atStart: SettingValues) {
    this.atStart = atStart;
    this.#current = atStart;
  }

  static fromConfig(config: Config): SiteSettings {
    return new SiteSettings(startSettings(config));
  }

  /** The same object until something changes: every request reads it. */
  get current(): SettingValues {
    return this.#current;
  }

  /** Null where the built-in one is shown. */
  get logo(): SiteLogo | null {
    return this.#logo;
  }

  get changed(): readonly AnySettingKey[] {
    return this.#changed;
  }

  /** What would hold with these rows. */
  with(rows: readonly { key: string; value: unknown }[]): SiteSettings {
    const other = new SiteSettings(this.atStart);
    other.applyRows(rows);
    return other;
  }

  /** Takes the rows of the table; what is no setting any more, or no valid one, changes nothing. */
  applyRows(rows: readonly { key: string; value: unknown }[]): void {
    const changed = rows.flatMap(({ key, value }) => {
      const read = readSetting(key, value);
      return read === undefined ? [] : [[key, read.value] as const];
    });
    const logoRow = rows.find(({ key }) => key === 'logo');
    this.#logo = logoRow ? readLogo(logoRow.value) : null;
    this.#current = { ...this.atStart, ...Object.fromEntries(changed) };
    this.#changed = [
      ...changed.map(([key]) => key as SettingKey),
      ...(this.#logo ? ['logo' as const] : []),
    ];
  }
}

function readSetting(key: string, value: unknown): { value: unknown } | undefined {
  if (!Object.hasOwn(SETTINGS, key)) return undefined;
  const read = SETTINGS[key as SettingKey].safeParse(value);
  return read.success ? { value: read.data } : undefined;
}

/** A picture as it is kept in the table. */
export interface StoredLogo {
  readonly type: SiteLogo['type'];
  /** As base64. */
  readonly data: string;
}

export function readLogo(value: unknown): SiteLogo | null {
  const { type, data } = (value ?? {}) as Partial<StoredLogo>;
  if (typeof data !== 'string' || type === undefined || !LOGO_TYPES.includes(type)) return null;
  const bytes = Buffer.from(data, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  return { type, bytes, address: `/site-logo/${hash}.${type}` };
}

interface SettingUpkeepOptions {
  readonly settings: SiteSettings;
  /** The listening connection, because no request can delay it. */
  readonly database: { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };
  readonly log: FastifyBaseLogger;
  /** Drops everything that was made with the old settings. */
  readonly onChange: () => void;
}

/** Loads what operators have set into this process. */
export function settingUpkeep(options: SettingUpkeepOptions): Refresher {
  const { settings, database, log, onChange } = options;
  return new Refresher(
    async () => {
      const { rows } = await database.query('select key, value from setting');
      settings.applyRows(rows as { key: string; value: unknown }[]);
      onChange();
    },
    log,
    'the settings that operators changed cannot be read',
  );
}
