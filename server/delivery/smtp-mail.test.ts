import { describe, expect, test } from 'vitest';
import { FROM, mailServer, send } from '#test/sent-mail.ts';

describe('a mail sent over SMTP', () => {
  test('arrives as text and HTML from the site to the agent, with the lead as reply address, marked as automatic', async () => {
    const server = await mailServer();
    await send(server.url);
    expect(server.mails[0]).toMatchObject({
      from: { name: 'Avery Stone website', address: FROM },
      to: [{ address: 'agent@stone.example' }],
      replyTo: [{ name: 'Jordan Rivera', address: 'jordan@example.com' }],
      subject: 'New lead: Jordan Rivera',
      text: 'Hello\n',
    });
    expect(server.mails[0]?.html).toContain('<p>Hello</p>');
    expect(server.mails[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('keeps its Message-ID when repeated', async () => {
    const server = await mailServer();
    await send(server.url);
    await send(server.url);
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([
      '<evt_1@stone.example>',
      '<evt_1@stone.example>',
    ]);
  });

  test('uses no connection pool even if SMTP_URL asks for one', async () => {
    let closed = 0;
    const server = await mailServer({ onClose: () => closed++ });
    await send(`${server.url}/?pool=true`);
    await expect.poll(() => closed).toBe(1);
  });
});

describe('encryption', () => {
  /** On Linux and macOS this address connects to this machine without being a loopback address. */
  const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');

  test('a remote server without STARTTLS gets no mail', async () => {
    const server = await mailServer();
    await expect(send(elsewhere(server.url))).rejects.toMatchObject({ kind: 'unreachable' });
    expect(server.mails).toEqual([]);
  });

  test('a remote server without STARTTLS gets mail if the operator allows plain text', async () => {
    const server = await mailServer();
    await send(elsewhere(server.url), {}, { allowPlaintext: true });
    expect(server.mails).toHaveLength(1);
  });
});

describe('visitor input', () => {
  const names: [what: string, typed: string, arrives: string][] = [
    ['line breaks', 'Jo\r\nBcc: spy@evil.example\r\n\r\nHi', 'Jo Bcc: spy@evil.example Hi'],
    ['a lone line feed', 'Jo\nX-Evil: 1', 'Jo X-Evil: 1'],
    ['Unicode line separators', 'Jo\u2028Bcc: a@b.example\u0085c', 'Jo Bcc: a@b.example c'],
    ['quotes and angle brackets', 'Jo "The" <spy@evil.example>, \\Ri', 'Jo "The" <spy@evil.example>, \\Ri'],
    ['another alphabet', 'Zoë 王小明', 'Zoë 王小明'],
    ['right-to-left script', 'محمد علي', 'محمد علي'],
    ['direction overrides', 'Jo\u202egpj.exe\u2066', 'Jo gpj.exe'],
    ['emoji', 'Jo 👩‍👩‍👧 🏡', 'Jo 👩‍👩‍👧 🏡'],
    ['half a surrogate pair', 'Jo \ud83d', 'Jo \ufffd'],
    ['an encoded word', '=?utf-8?Q?a=0ABcc:_x@y.example?=', '= ?utf-8?Q?a=0ABcc:_x@y.example?='],
  ];
  test.each(names)('with %s in a name stays in the name', async (_what, typed, arrives) => {
    const server = await mailServer();
    await send(server.url, {
      replyTo: { name: typed, address: 'jo@example.com' },
      subject: typed,
      fromName: typed,
    });
    const [got] = server.mails;
    expect(got?.replyTo).toEqual([{ name: arrives, address: 'jo@example.com' }]);
    expect(got?.subject).toBe(arrives);
    expect(got?.from).toMatchObject({ name: arrives, address: FROM });
    expect(got?.to).toHaveLength(1);
    const headers = got?.headers.map(({ key }) => key) ?? [];
    expect(headers).not.toContain('bcc');
    expect(headers).not.toContain('x-evil');
  });

  test('with line breaks in addresses and texts adds no header and no recipient', async () => {
    const recipients: string[] = [];
    const server = await mailServer({
      onRcptTo({ address }, _session, done) {
        recipients.push(address);
        done();
      },
    });
    const trap = 'x\r\nBcc: spy@evil.example\r\n.\r\nRCPT TO:<spy@evil.example>\r\n';
    await send(server.url, {
      replyTo: { name: 'Jo', address: `jo@example.com\r\nBcc: spy@evil.example` },
      text: trap,
      html: `<p>${trap}</p>`,
    });
    expect(recipients).toEqual(['agent@stone.example']);
    expect(server.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(server.mails[0]?.text).toContain('RCPT TO:<spy@evil.example>');
  });

  test('longer than 78 characters in a subject is cut between graphemes', async () => {
    const server = await mailServer();
    await send(server.url, { subject: '👩‍👩‍👧'.repeat(40) });
    const subject = server.mails[0]?.subject ?? '';
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(subject).toMatch(/^(👩‍👩‍👧)+…$/u);
  });

  test('that names a file does not attach the file', async () => {
    const server = await mailServer();
    const html = '<img src="file:///etc/hostname">';
    await send(server.url, { html });
    expect(server.mails[0]?.html).toContain(html);
    expect(server.mails[0]?.attachments).toEqual([]);
  });
});
