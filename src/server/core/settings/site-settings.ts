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
    /** The operators' current settings. */
    readonly settings: SiteSettings;
  }
}

/** The operator's own logo, with the URL that it is served at. */
export interface SiteLogo {
  readonly type: (typeof LOGO_TYPES)[number];
  readonly bytes: Buffer;
  readonly address: string;
}

/** The settings that operators can change, as configured at startup. */
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

/** The settings in force. Callers read a setting here each time they use it. */
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

  /** Null if the built-in logo is shown. */
  get logo(): SiteLogo | null {
    return this.#logo;
  }

  get changed(): readonly AnySettingKey[] {
    return this.#changed;
  }

  /** The settings that would result from these rows. */
  with(rows: readonly { key: string; value: unknown }[]): SiteSettings {
    const other = new SiteSettings(this.atStart);
    other.applyRows(rows);
    return other;
  }

  /** Applies the rows of the table; obsolete and invalid settings are ignored. */
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

/** A logo as stored in the table. */
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
  /** The listening connection, because requests can't delay it. */
  readonly database: { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };
  readonly log: FastifyBaseLogger;
  /** Drops everything that depends on the old settings. */
  readonly onChange: () => void;
}

/** Loads the operators' settings into this process. */
export function settingUpkeep(options: SettingUpkeepOptions): Refresher {
  const { settings, database, log, onChange } = options;
  return new Refresher(
    async () => {
      const { rows } = await database.query('select key, value from setting');
      settings.applyRows(rows as { key: string; value: unknown }[]);
      onChange();
    },
    log,
    'failed to read settings changed by operators',
  );
}
