import { Renderer } from '@takumi-rs/core';
import { describe, expect, test } from 'vitest';
import { drawCard, type Card } from './draw-card.ts';
import { CardFonts } from './fonts.ts';

const draw = (parts: Partial<Card>) =>
  drawCard({
    siteName: 'Parcurve',
    hasLogo: true,
    facts: ['Bond'],
    name: 'Meridian 4.5% 2031',
    issuer: null,
    shape: [],
    ...parts,
  });

async function expectSame(one: Partial<Card>, other: Partial<Card>, isSame = true): Promise<void> {
  const [first, second] = await Promise.all([draw(one), draw(other)]);
  expect(first.equals(second)).toBe(isSame);
}

describe('the fonts of social cards', () => {
  const fonts = new CardFonts(new Renderer());

  test.each([
    'AZaz09%.,–·…',
    'ąćęłńóśźż',
    'ğüşöçıİ',
    'äöüß',
    'ñ¿é',
    'Жёфщ',
    'їєґІ',
    '债券中华人民共和国',
  ])('support %s', async (letters) => {
    expect(await fonts.prepare(letters)).toBe(letters);
  });

  test('omit what none of them has, and mere control characters', async () => {
    expect(await fonts.prepare('a\u{1f469}\u200d\ufdfd\u{10ffff}\u202e\u0007中b')).toBe('a中b');
  });
});

describe('a social card', () => {
  test('says what it is told', async () => {
    const others: Partial<Card>[] = [
      { name: 'Меридиан' },
      { name: '中华人民共和国' },
      { name: '' },
      { issuer: 'Meridian AG' },
      { facts: [] },
      { siteName: 'Another' },
      { hasLogo: false },
      { shape: [0, 100, 50] },
    ];
    for (const other of others) await expectSame({}, other, false);
  });

  test('has no boxes for characters without a glyph', async () => {
    await expectSame({ name: 'a\u{1f469}b' }, { name: 'ab' });
  });

  test('breaks a name between words or Chinese characters, and cuts it after two lines', async () => {
    const word = 'International ';
    await expectSame({ name: word.repeat(12) }, { name: word.repeat(20) });
    await expectSame({ name: word.repeat(3) }, { name: word.repeat(4) }, false);
    await expectSame({ name: '中'.repeat(60) }, { name: '中'.repeat(200) });
    await expectSame({ name: '中'.repeat(20) }, { name: '中'.repeat(30) }, false);
    await expectSame({ name: 'x'.repeat(100) }, { name: 'x'.repeat(5000) });
    await expectSame({ issuer: word.repeat(12) }, { issuer: word.repeat(20) });
  });
});
