import { describe, expect, test, vi } from 'vitest';
import {
  breaksOff,
  drips,
  endsEarly,
  fails,
  floods,
  hangs,
  looksUp,
  type ModelBehavior,
  runsOut,
  says,
  sends,
  startModelServer,
} from '#test/model-server.ts';
import { QUESTION, siteWithModel } from '#test/model-site.ts';
import { MODEL_LIMITS, type ModelLimits } from './model-limits.ts';

/** On a busy machine it takes a while until the assistant of a new site has read its weights. */
const patiently = { timeout: 15_000 };
/** The embedded assistant's answer to the question. */
const EMBEDDED = /^The median price in NoDa is \$489K \(\$489,000\)\. Sample figures, November 2026\.$/;

const { site, model, sent, logged } = siteWithModel();

describe('a working model', () => {
  test('has its answer shown verbatim with the source of its figures and the chips', async () => {
    const { talk } = await site(says('Homes in NoDa have a median price of $489,000.'));
    const { content, links } = await talk(QUESTION);
    expect(content).toBe('Homes in NoDa have a median price of $489,000.\nSample figures, November 2026.');
    expect(links).toEqual([{ label: 'NoDa', href: '/neighborhoods/noda' }]);
    expect(model().received[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-secret-key' },
    });
    expect(JSON.parse(sent())).toMatchObject({ model: 'fake', stream: true });
    expect(sent()).toContain('489,000');
  });

  test('may use figures that it looked up with a tool', async () => {
    const { talk } = await site(
      looksUp('lookUpAreas', { names: ['Lake Norman'] }, (result) => {
        expect(result).toContain('593,000');
        return 'Lake Norman: median price $593,000.';
      }),
    );
    const { content, links } = await talk('And the one up by the water with boats and docks everywhere?');
    expect(content).toMatch(/^Lake Norman: median price \$593,000\./);
    expect(links).toContainEqual({ label: 'Lake Norman', href: '/neighborhoods/lake-norman' });
    expect(model().received).toHaveLength(2);
  });

  test.each([
    ['searchListings', { area: 'NoDa', maxPrice: 900_000 }, 'Bobbin Court'],
    ['searchListings', { minBedrooms: 'many', area: { a: 1 } }, '"home"'],
    ['marketFigures', {}, '$425,000'],
    ['searchSite', { words: 'what is a due diligence fee' }, 'due diligence'],
    ['searchSite', 7, 'Nothing found'],
    ['lookUpAreas', { names: ['Atlantis'] }, 'Uptown'],
  ])('gets a result from %s for any input: %j', async (tool, input, expected) => {
    let returned = '';
    const { ask } = await site(
      looksUp(tool, input, (result) => {
        returned = result;
        return 'NoDa it is, as the record says.';
      }),
    );
    expect(await ask(QUESTION)).toBe('NoDa it is, as the record says.');
    expect(returned).toContain(expected);
    expect(returned).not.toMatch(/crimeRating|schoolRating/);
  });

  test('receives the previous conversation', async () => {
    const { ask } = await site(says('NoDa is at $489,000.'));
    await ask(QUESTION, QUESTION);
    expect(
      JSON.parse(model().received[1]?.body ?? '').messages.map(({ role }: { role: string }) => role),
    ).toEqual(['system', 'user', 'assistant', 'user']);
  });

  test('has its answer followed by the caution before the visitor reveals anything', async () => {
    const { ask } = await site(says('The team can help.'));
    expect(await ask('My budget is 600k and I need to move soon')).toMatch(/agency disclosure/);
  });

  test('leaves the answer to the embedded assistant if it does not know', async () => {
    const { ask } = await site(says('UNKNOWN'));
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
  });
});

describe('the embedded assistant answers instead', () => {
  test.each<[string, ModelBehavior, reason: string, Partial<ModelLimits>]>([
    ['is silent', hangs, 'no-first-token', { firstTokenMs: 100 }],
    [
      'says one word and is silent',
      (response) => void response.writeHead(200).write(': \n\n'),
      'no-first-token',
      { firstTokenMs: 100 },
    ],
    ['drips', drips(100), 'too-slow', { totalMs: 300 }],
    ['floods', floods, 'endless', {}],
  ])('when the model exceeds a limit: it %s', async (_, behavior, reason, limits) => {
    const { ask } = await site(behavior, limits);
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
    expect(logged.join('')).toContain(`"reason":"${reason}"`);
  });

  test.each<[string, ModelBehavior, Partial<ModelLimits>?]>([
    ['breaks off', breaksOff('The median price in NoDa is $489,000')],
    ['ends early', endsEarly('The median price in NoDa is $489,000.')],
    ['runs out of tokens', runsOut('The median price in NoDa is $489,000.')],
    ['says nothing', says('')],
    ['sends garbage', sends('data: {not json}\n\ndata: [DONE]\n\n')],
    ['sends other bytes', sends('\u0000\uffff'.repeat(10_000))],
    ['sends a page', sends('<html>Sign in</html>', 'text/html')],
    ['sends nothing', sends('')],
    ['is over its limit', fails(429, { 'retry-after': '30' }), {}], // it gets the pause it asks for
    ['fails', fails(500)],
    ['takes no key', fails(401)],
    ['closes the connection', (response) => response.destroy()],
    ['uses tools without end', looksUp('lookUpAreas', {}, () => '').bind(null)],
    ['uses a tool that is not there', looksUp('dropTables', {}, () => 'Prices are $1.')],
  ])('when the model %s', async (_, behavior, limits) => {
    const { ask } = await site(behavior, limits);
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
  });

  test.each([
    ['an invented figure', 'The median price in NoDa is $525,000.', 'figure'],
    ['a figure of another area', 'The walk score of NoDa is 95.', 'figure'],
    ['steering', 'NoDa is full of young white families, you would fit right in.', 'fair-housing'],
    ['steering by safety', 'NoDa is a very safe neighborhood.', 'fair-housing'],
    ['a word on schools', 'The schools in NoDa are great. Prices are fair.', 'fair-housing'],
    ['HTML', 'Look: <img src=x onerror=alert(1)>', 'markup'],
    ['a table', '| NoDa | $489,000 |', 'markup'],
    ['a link elsewhere', 'See [the listing](https://evil.example/x).', 'link'],
    ['an address elsewhere', 'Look it up on zillow.com.', 'link'],
    ['far too much', 'NoDa is lively. '.repeat(200), 'too-long'],
    ['a question for details', 'Sure! What is your phone number?', 'asks-for-details'],
    ['a mark', 'Hello [name]!', 'placeholder'],
  ])('when the model gives %s', async (_, answer, reason) => {
    const { ask } = await site(says(answer));
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
    expect(logged.join('')).toContain(`"reason":"${reason}"`);
  });

  test('when the model redirects to another server, which receives nothing', async () => {
    const elsewhere = await startModelServer(says('NoDa is at $489,000.'));
    const { ask } = await site(fails(307, { location: `${elsewhere.url}/chat/completions` }));
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.stop();
  });

  test('after 8 s without a response, by the default limits', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const { ask } = await site(() => resolve(), MODEL_LIMITS);
    const answer = ask(QUESTION);
    await asked;
    await vi.advanceTimersByTimeAsync(7_999);
    expect(logged.join('')).not.toContain('"reason"');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatch(EMBEDDED);
  });

  test('at once while the model is down', async () => {
    const { ask } = await site(fails(500), { failures: 2 });
    await ask(QUESTION);
    await ask(QUESTION);
    model().behave(says('It is $489,000 in NoDa.'));
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
    expect(model().received).toHaveLength(2);
  });

  test('at once for a fifth concurrent question', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const answers = says('It is $489,000 in NoDa.');
    const { ask } = await site((...call) => void released.then(() => answers(...call)));
    const four = [1, 2, 3, 4].map(() => ask(QUESTION));
    await expect.poll(() => model().received.length, patiently).toBe(4);
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
    expect(model().received).toHaveLength(4);
    release();
    for (const answer of await Promise.all(four)) expect(answer).toMatch(/^It is/);
  });

  test('when the daily budget is used up', async () => {
    const { ask } = await site(says('It is $489,000 in NoDa.'), { perDay: 1 });
    expect(await ask(QUESTION)).toMatch(/^It is/);
    expect(await ask(QUESTION)).toMatch(EMBEDDED);
  });
});
