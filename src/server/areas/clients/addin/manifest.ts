import { hash } from 'node:crypto';
import { ADDIN_NAMESPACE } from '../../../../contracts/clients/addin.ts';
import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../domain/text/language.ts';
import type { Labels } from '../../../../labels/labels.ts';
import { labelText } from '../../../core/labels/label-text.ts';

/** Excel reads a changed manifest anew where this number is higher. */
const VERSION = '1.0.0.0';
const ICON_SIZES = [16, 32, 80] as const;

/** The languages as Office names them. */
const OFFICE_LOCALES: Readonly<Record<Language, string>> = {
  eng: 'en-US',
  rus: 'ru-RU',
  pol: 'pl-PL',
  ita: 'it-IT',
  deu: 'de-DE',
  esp: 'es-ES',
  chn: 'zh-CN',
  ukr: 'uk-UA',
  fra: 'fr-FR',
  tur: 'tr-TR',
};
const LOCALES = Object.entries(OFFICE_LOCALES) as [Language, string][];

/**
 * What Excel is told of the add-in of this host. The order of elements is that of Office's schema,
 * which refuses any other.
 */
export function addinManifest(origin: string, labels: Labels): string {
  const text = (language: Language, key: string) =>
    labelText({ language, showsLabelKeys: false, labels }, key);
  const name = escapeHtml(labels.siteName);
  const words = (key: string) => (language: Language) => text(language, key);
  const page = (path: string) => (language: Language) => `${origin}/addin/${path}?lang=${language}`;
  const icon = (size: number) => `${origin}/addin/icon-${size}.png`;
  const icons = ICON_SIZES.map((size) => `<bt:Image size="${size}" resid="Icon.${size}"/>`).join(
    '',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xsi:type="TaskPaneApp">
  <Id>${addinId(origin)}</Id>
  <Version>${VERSION}</Version>
  <ProviderName>${name}</ProviderName>
  <DefaultLocale>${OFFICE_LOCALES[DEFAULT_LANGUAGE]}</DefaultLocale>
  <DisplayName DefaultValue="${name}"/>
  ${setting('Description', '', words('addin_description'))}
  <IconUrl DefaultValue="${escapeHtml(icon(32))}"/>
  <HighResolutionIconUrl DefaultValue="${escapeHtml(icon(64))}"/>
  <SupportUrl DefaultValue="${escapeHtml(origin)}/addin/"/>
  <AppDomains>
    <AppDomain>${escapeHtml(origin)}</AppDomain>
  </AppDomains>
  <Hosts>
    <Host Name="Workbook"/>
  </Hosts>
  <Requirements>
    <Sets DefaultMinVersion="1.1">
      <Set Name="CustomFunctionsRuntime" MinVersion="1.2"/>
    </Sets>
  </Requirements>
  <DefaultSettings>
    ${setting('SourceLocation', '', page('taskpane.html'))}
  </DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
  <VersionOverrides xmlns="http://schemas.microsoft.com/office/taskpaneappversionoverrides" xsi:type="VersionOverridesV1_0">
    <Hosts>
      <Host xsi:type="Workbook">
        <AllFormFactors>
          <ExtensionPoint xsi:type="CustomFunctions">
            <Script>
              <SourceLocation resid="Functions.Script"/>
            </Script>
            <Page>
              <SourceLocation resid="Functions.Page"/>
            </Page>
            <Metadata>
              <SourceLocation resid="Functions.Metadata"/>
            </Metadata>
            <Namespace resid="Functions.Namespace"/>
          </ExtensionPoint>
        </AllFormFactors>
        <DesktopFormFactor>
          <GetStarted>
            <Title resid="Name"/>
            <Description resid="Start.About"/>
            <LearnMoreUrl resid="Page"/>
          </GetStarted>
          <ExtensionPoint xsi:type="PrimaryCommandSurface">
            <OfficeTab id="TabHome">
              <Group id="Parcurve.Group">
                <Label resid="Name"/>
                <Icon>${icons}</Icon>
                <Control xsi:type="Button" id="Parcurve.Button">
                  <Label resid="Name"/>
                  <Supertip>
                    <Title resid="Button.Title"/>
                    <Description resid="Button.About"/>
                  </Supertip>
                  <Icon>${icons}</Icon>
                  <Action xsi:type="ShowTaskpane">
                    <TaskpaneId>Parcurve.Pane</TaskpaneId>
                    <SourceLocation resid="Pane"/>
                  </Action>
                </Control>
              </Group>
            </OfficeTab>
          </ExtensionPoint>
        </DesktopFormFactor>
      </Host>
    </Hosts>
    <Resources>
      <bt:Images>
        ${ICON_SIZES.map((size) => `<bt:Image id="Icon.${size}" DefaultValue="${escapeHtml(icon(size))}"/>`).join('\n        ')}
      </bt:Images>
      <bt:Urls>
        ${setting('bt:Url', 'Functions.Script', page('functions.js'))}
        ${setting('bt:Url', 'Functions.Page', page('functions.html'))}
        ${setting('bt:Url', 'Functions.Metadata', page('functions.json'))}
        ${setting('bt:Url', 'Pane', page('taskpane.html'))}
        ${setting('bt:Url', 'Page', page(''))}
      </bt:Urls>
      <bt:ShortStrings>
        <bt:String id="Functions.Namespace" DefaultValue="${ADDIN_NAMESPACE}"/>
        <bt:String id="Name" DefaultValue="${name}"/>
        ${setting('bt:String', 'Button.Title', words('addin_title'))}
      </bt:ShortStrings>
      <bt:LongStrings>
        ${setting('bt:String', 'Start.About', words('addin_first_steps'))}
        ${setting('bt:String', 'Button.About', words('addin_button_about'))}
      </bt:LongStrings>
    </Resources>
  </VersionOverrides>
</OfficeApp>
`;
}

/** A value in English, and in each other language where it differs. */
function setting(element: string, id: string, value: (language: Language) => string): string {
  const usual = value(DEFAULT_LANGUAGE);
  const prefix = element.startsWith('bt:') ? 'bt:' : '';
  const overrides = LOCALES.filter(([language]) => value(language) !== usual).map(
    ([language, locale]) =>
      `<${prefix}Override Locale="${locale}" Value="${escapeHtml(value(language))}"/>`,
  );
  const begin = `<${element}${id && ` id="${id}"`} DefaultValue="${escapeHtml(usual)}">`;
  return `${begin}${overrides.join('')}</${element}>`;
}

/** Always the same for a host, and another one for each: Excel tells add-ins apart by it. */
function addinId(origin: string): string {
  const digits = hash('sha256', `Parcurve add-in of ${origin}`, 'hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    // Version 8 of RFC 9562: made of a digest.
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}
