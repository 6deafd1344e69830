import { hash } from 'node:crypto';
import { ADDIN_NAMESPACE } from '../../../../contracts/clients/addin.ts';
import { escapeHtml } from '../../../../domain/text/escape-html.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../../domain/text/language.ts';
import type { Labels } from '../../../../labels/labels.ts';
import { labelText } from '../../../core/labels/label-text.ts';

/** Excel only rereads a changed manifest if this number is higher. */
const VERSION = '1.0.0.0';
const ICON_SIZES = [16, 32, 80] as const;

/** The languages under Office's names. */
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

/** The host that serves the add-in, and its texts. */
interface Origin {
  readonly url: string;
  readonly name: string;
  readonly text: (key: string) => TextByLanguage;
}

type TextByLanguage = (language: Language) => string;

/**
 * The add-in manifest of this host for Excel. The elements are in the order of Office's schema,
 * which rejects any other.
 */
export function addinManifest(url: string, labels: Labels): string {
  const origin: Origin = {
    url,
    name: escapeHtml(labels.siteName),
    text: (key) => (language) => labelText({ language, showsLabelKeys: false, labels }, key),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0" xsi:type="TaskPaneApp">
  <Id>${addinId(url)}</Id>
  <Version>${VERSION}</Version>
  <ProviderName>${origin.name}</ProviderName>
  <DefaultLocale>${OFFICE_LOCALES[DEFAULT_LANGUAGE]}</DefaultLocale>
  <DisplayName DefaultValue="${origin.name}"/>
  ${setting('Description', '', origin.text('addin_description'))}
  <IconUrl DefaultValue="${iconUrl(origin, 32)}"/>
  <HighResolutionIconUrl DefaultValue="${iconUrl(origin, 64)}"/>
  <SupportUrl DefaultValue="${escapeHtml(url)}/addin/"/>
  <AppDomains>
    <AppDomain>${escapeHtml(url)}</AppDomain>
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
    ${setting('SourceLocation', '', pageUrl(origin, 'taskpane.html'))}
  </DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
  <VersionOverrides xmlns="http://schemas.microsoft.com/office/taskpaneappversionoverrides" xsi:type="VersionOverridesV1_0">
${commands()}
${resources(origin)}
  </VersionOverrides>
</OfficeApp>
`;
}

/** The functions, and the button that opens the task pane. */
function commands(): string {
  const icons = ICON_SIZES.map((size) => `<bt:Image size="${size}" resid="Icon.${size}"/>`).join(
    '',
  );
  return `    <Hosts>
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
    </Hosts>`;
}

/** The resources that the commands refer to by ID: icons, pages and texts. */
function resources(origin: Origin): string {
  const icons = ICON_SIZES.map(
    (size) => `<bt:Image id="Icon.${size}" DefaultValue="${iconUrl(origin, size)}"/>`,
  );
  return `    <Resources>
      <bt:Images>
        ${icons.join('\n        ')}
      </bt:Images>
      <bt:Urls>
        ${setting('bt:Url', 'Functions.Script', pageUrl(origin, 'functions.js'))}
        ${setting('bt:Url', 'Functions.Page', pageUrl(origin, 'functions.html'))}
        ${setting('bt:Url', 'Functions.Metadata', pageUrl(origin, 'functions.json'))}
        ${setting('bt:Url', 'Pane', pageUrl(origin, 'taskpane.html'))}
        ${setting('bt:Url', 'Page', pageUrl(origin, ''))}
      </bt:Urls>
      <bt:ShortStrings>
        <bt:String id="Functions.Namespace" DefaultValue="${ADDIN_NAMESPACE}"/>
        <bt:String id="Name" DefaultValue="${origin.name}"/>
        ${setting('bt:String', 'Button.Title', origin.text('addin_title'))}
      </bt:ShortStrings>
      <bt:LongStrings>
        ${setting('bt:String', 'Start.About', origin.text('addin_first_steps'))}
        ${setting('bt:String', 'Button.About', origin.text('addin_button_about'))}
      </bt:LongStrings>
    </Resources>`;
}

function pageUrl(origin: Origin, path: string): TextByLanguage {
  return (language) => `${origin.url}/addin/${path}?lang=${language}`;
}

function iconUrl(origin: Origin, size: number): string {
  return escapeHtml(`${origin.url}/addin/icon-${size}.png`);
}

/** A value in English, with overrides for languages in which it differs. */
function setting(element: string, id: string, value: TextByLanguage): string {
  const usual = value(DEFAULT_LANGUAGE);
  const prefix = element.startsWith('bt:') ? 'bt:' : '';
  const overrides = LOCALES.filter(([language]) => value(language) !== usual).map(
    ([language, locale]) =>
      `<${prefix}Override Locale="${locale}" Value="${escapeHtml(value(language))}"/>`,
  );
  const begin = `<${element}${id && ` id="${id}"`} DefaultValue="${escapeHtml(usual)}">`;
  return `${begin}${overrides.join('')}</${element}>`;
}

/** Stable for a host and different for each: Excel distinguishes add-ins by it. */
function addinId(origin: string): string {
  const digits = hash('sha256', `Parcurve add-in of ${origin}`, 'hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    // Version 8 of RFC 9562: derived from a digest.
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return parts.join('-');
}
