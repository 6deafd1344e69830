import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { setLogo } from '../../../../contracts/admin/settings.ts';
import { useHydrated } from '../../../../widgets/hydrated/use-hydrated.ts';
import { createBrowserCall } from '../../../api/call.ts';
import { useLabels } from '../../../shell/use-labels.ts';
import { Origin, Refusal, ResetForm, type SettingState } from './setting-form.tsx';
import css from './settings-page.module.css';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import type { SettingFailure } from './submit-setting.ts';

interface LogoSettingProps extends SettingState {
  readonly logo: { readonly address: string } | null;
}

/** Page forms carry only text, so files are uploaded by script. */
export function LogoSetting(props: LogoSettingProps) {
  const { logo, origin, isDone, failure } = props;
  const t = useLabels();
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<{ refusal?: SettingFailure } | null>(null);
  const upload = async (file: File) => {
    const type = file.type === 'image/png' ? 'png' : 'svg';
    const data = await toBase64(file);
    const body = { type, data, seen: logo?.address ?? null } as const;
    const result = await createBrowserCall('')(setLogo, { body });
    setSent(result.ok ? {} : { refusal: { error: result.error, typed: {}, form: 'logo' } });
    if (result.ok) await revalidate();
  };
  return (
    <section className={css.setting} aria-labelledby="name-logo">
      <h2 id="name-logo">{t('settings_name_logo')}</h2>
      {logo ? (
        <img className={css.logo} src={logo.address} alt={t('settings_name_logo')} />
      ) : (
        <p>{t('settings_built_in')}</p>
      )}
      {isHydrated ? (
        <TextField
          label={t('settings_logo_choose')}
          type="file"
          accept="image/svg+xml,image/png"
          hint={t('settings_hint_logo')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
          }}
        />
      ) : (
        <p>
          {t('settings_logo_scripts')} {t('settings_hint_logo')}
        </p>
      )}
      <Refusal failure={sent ? sent.refusal : failure} />
      <Origin
        origin={origin}
        failure={failure}
        isDone={sent ? sent.refusal === undefined : isDone}
      />
      {origin && <ResetForm name="logo" to={t('settings_built_in')} />}
    </section>
  );
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
