import type { Locator, Page } from 'playwright-core';

const TYPING_MS = 60;

/** Uses a page with mouse and keyboard, and counts both. */
export class Person {
  readonly page: Page;
  clicks = 0;
  /** Words typed in one go, and keys such as Enter. */
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.type(text, { delay: TYPING_MS });
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Opens the search with `/`, types a term and clicks a suggestion. */
  async search(term: string, suggestion: string): Promise<void> {
    await this.press('/');
    await this.type(term);
    await this.click(this.page.getByRole('option', { name: suggestion }).first());
  }

  async see(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
}
