import { Marked, type Token, type Tokens } from 'marked';
import { foldedWords } from '../../../../domain/search/search-text.ts';
import { escapeHtml } from '../../../../domain/text/escape-html.ts';

export interface ArticleHeading {
  readonly anchor: string;
  readonly title: string;
  readonly level: '2' | '3';
}

/** What the search reads: the text up to the next heading. */
export interface ArticleSection {
  /** Null for the beginning of the article. */
  readonly anchor: string | null;
  readonly heading: string | null;
  readonly text: string;
  /** The words of the heading, or of the title, and those of the text, folded. */
  readonly headingWords: readonly string[];
  readonly textWords: readonly string[];
}

export interface ParsedArticle {
  readonly title: string;
  readonly summary: string;
  /** Everything after the summary. */
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
  readonly sections: readonly ArticleSection[];
}

/** `## Yield to worst {#yield-to-worst}`: an anchor is the same in all languages. */
const HEADING = /^(.+?)\s*\{#([a-z][a-z\d-]*)\}$/;
/** Pages and anchors of this site, and other sites over HTTPS. */
const LINK = /^(?:\/(?!\/)|#|https:\/\/)/;

/**
 * An article in Markdown: a title, a summary of one paragraph, then text under headings with
 * anchors. Of HTML only what the renderer below writes comes out; HTML in the text is shown as text.
 */
export function parseArticle(markdown: string): ParsedArticle {
  const marked = new Marked();
  const tokens = marked.lexer(markdown).filter(({ type }) => type !== 'space');
  const [title, summary, ...content] = tokens;
  if (title?.type !== 'heading' || (title as Tokens.Heading).depth !== 1) {
    throw new Error('An article begins with its title: “# Title”.');
  }
  if (summary?.type !== 'paragraph') {
    throw new Error('The title of an article is followed by a summary of one paragraph.');
  }
  const headings = content.filter(isHeading).map(readHeading);
  const anchors = headings.map(({ anchor }) => anchor);
  const repeated = anchors.find((anchor, i) => anchors.indexOf(anchor) !== i);
  if (repeated !== undefined) throw new Error(`Two headings have the anchor ${repeated}.`);
  marked.use({ renderer: createRenderer() });
  return {
    title: plainText([title]),
    summary: plainText([summary]),
    html: marked.parser(content),
    headings,
    sections: cutSections(plainText([title]), [summary, ...content]),
  };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

function readHeading({ text, depth }: Tokens.Heading): ArticleHeading {
  const [, title, anchor] = HEADING.exec(text) ?? [];
  if (title === undefined || anchor === undefined || (depth !== 2 && depth !== 3)) {
    throw new Error(`A heading has level 2 or 3 and an anchor, “## Title {#title}”: ${text}`);
  }
  return { anchor, title, level: depth === 2 ? '2' : '3' };
}

/** Everything that could be more than text, or leads somewhere. */
function createRenderer(): NonNullable<Parameters<Marked['use']>[0]['renderer']> {
  let lastHeading = '';
  return {
    heading(token) {
      const { anchor, title, level } = readHeading(token);
      lastHeading = title;
      const text = escapeHtml(title);
      return `<h${level} id="${anchor}"><a href="#${anchor}">${text}</a></h${level}>\n`;
    },
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!LINK.test(href)) return text;
      const isPage = href.startsWith('/') && !/^\/[^?#]*\.\w+(?:[?#]|$)/.test(href);
      return `<a href="${escapeHtml(href)}"${isPage ? ' data-follow="top"' : ''}>${text}</a>`;
    },
    // Wide code and tables scroll by themselves, so the keyboard must be able to reach them.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    table({ header, rows }) {
      const cells = (row: Tokens.TableCell[], name: 'th' | 'td') =>
        row
          .map(({ tokens }, i) => {
            const scope = name === 'th' ? ' scope="col"' : i === 0 ? ' scope="row"' : '';
            const tag = scope === '' ? 'td' : 'th';
            return `<${tag}${scope}>${this.parser.parseInline(tokens)}</${tag}>`;
          })
          .join('');
      const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
      const table = `<table><thead><tr>${cells(header, 'th')}</tr></thead>\n<tbody>${body}</tbody></table>`;
      return `<div role="group" tabindex="0" aria-label="${escapeHtml(lastHeading)}">${table}</div>\n`;
    },
  };
}

function cutSections(title: string, content: readonly Token[]): ArticleSection[] {
  const sections = [{ anchor: null as string | null, heading: null as string | null, text: '' }];
  for (const token of content) {
    if (isHeading(token)) {
      const { anchor, title: heading } = readHeading(token);
      sections.push({ anchor, heading, text: '' });
    } else {
      const last = sections.at(-1)!;
      last.text = joinWords([last.text, plainText([token])]);
    }
  }
  return sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading,
    text,
    headingWords: foldedWords(heading ?? title),
    textWords: foldedWords(text),
  }));
}

/** What is read of a part of an article, in one line. */
function plainText(tokens: readonly Token[]): string {
  return joinWords(tokens.map(textOfToken));
}

function textOfToken(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .map((row) => row.map((cell) => inlineText(cell.tokens)).join(' – '))
      .join('. ');
  }
  if (token.type === 'list') {
    return joinWords((token as Tokens.List).items.map((item) => plainText(item.tokens)));
  }
  return inlineText([token]);
}

function inlineText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'br' || token.type === 'space') return ' ';
      return 'tokens' in token && token.tokens
        ? inlineText(token.tokens)
        : 'text' in token
          ? String(token.text)
          : '';
    })
    .join('');
}

/** Spaces that don’t break stay. */
function joinWords(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replaceAll(/[ \n]+/g, ' ')
    .trim()
    .normalize('NFC');
}
