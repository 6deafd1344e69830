import type { TestApp } from './test-app.ts';

interface ReadMail {
  readonly purpose: string;
  readonly subject: string | null;
  readonly text: string;
  /** The path of the first link in the mail. */
  readonly path: string;
  readonly token: string;
}

/** All queued mails for this address, oldest first, after all background work is done. */
export async function readMails({ app, db }: TestApp, recipient: string): Promise<ReadMail[]> {
  await app.background.settled();
  const rows = await db.db
    .selectFrom('message')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('channel', '=', 'mail')
    .orderBy('id')
    .execute();
  return rows.map(({ purpose, subject, body }) => {
    const text = body ?? '';
    const link = URL.parse(/https?:\S+/.exec(text)?.[0] ?? '');
    return {
      purpose,
      subject,
      text,
      path: link ? link.pathname + link.search : '',
      token: link?.searchParams.get('token') ?? '',
    };
  });
}
