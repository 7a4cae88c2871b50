import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { knownEntries as entries, entryOfTopic } from '#assistant-training/entry-of-topic.ts';
import {
  DANGER,
  DEVELOPMENT,
  EXAMPLES,
  type Example,
  fileHashes,
  readFolder,
} from '#assistant-training/read-examples.ts';
import { DEVELOPMENT_FIGURES, FIGURES, readFigureExamples } from '#assistant-training/read-figures.ts';
import { LEADS } from '#assistant-training/read-lead-messages.ts';
import { REQUESTS } from '#assistant-training/read-requests.ts';
import { DEVELOPMENT_WISHES, readWishExamples, WISHES } from '#assistant-training/read-wishes.ts';
import { shippedNames } from '#assistant-training/shipped-names.ts';
import { split } from '#assistant-training/split.ts';
import { trainedWeights, WEIGHTS } from '#assistant-training/weights-file.ts';
import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { ANY_DANGER, NO_DANGER } from '#domain/chat/guard/danger.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { plainText } from '#domain/chat/text/plain-text.ts';
import { GENERAL } from '#domain/chat/understand/find-aspects.ts';
import { createUnderstanding } from '#domain/chat/understand/understand.ts';

const weights = trainedWeights();
const understandingOf = (known: Entry[]) =>
  createUnderstanding({ weights, entries: known, protectedWords, names: shippedNames });
const { judge, understand } = understandingOf(entries);
const examples = [...readFolder<Example>(EXAMPLES), ...readFolder<Example>(DANGER)];
const development = readFolder<Example>(DEVELOPMENT);

describe('the weights', () => {
  test('were trained on the current example files', () => {
    expect(weights.settings.trainedOn).toEqual({
      ...fileHashes(EXAMPLES),
      ...fileHashes(DANGER),
      ...fileHashes(FIGURES),
      ...fileHashes(WISHES),
      ...fileHashes(LEADS),
      ...fileHashes(REQUESTS),
    });
  });

  test('are at most eight megabytes large', () => {
    expect(statSync(WEIGHTS).size).toBeLessThanOrEqual(8_000_000);
  });

  test('were trained on no development line', () => {
    const whole = ({ text, history = [] }: Example) => [...history, text].join(' | ');
    // Some heads see a line without the ones before it. Normalizing is slow, so each text is normalized once.
    const seen = new Set(examples.flatMap((line) => [whole(line), line.text]));
    const trained = new Set([...seen].map(plainText));
    const repeated = development
      .map((line) => plainText(whole(line)))
      .filter((line) => line.split(' ').length > 2 && trained.has(line));
    expect(repeated).toEqual([]);
  });

  test('were trained on no figures or wishes of the development lines', () => {
    const figuresOf = (folder: string) => readFigureExamples(folder).map(({ text }) => text);
    const wishesOf = (folder: string) => readWishExamples(folder).map(({ words }) => words.join(' '));
    const trained = new Set([...figuresOf(FIGURES), ...wishesOf(WISHES)]);
    const held = [...figuresOf(DEVELOPMENT_FIGURES), ...wishesOf(DEVELOPMENT_WISHES)];
    expect(held.filter((line) => trained.has(line))).toEqual([]);
  });
});

/** Thousands of sentences take a minute on a busy machine. */
const patiently = { timeout: 120_000 };

describe('the guard', patiently, () => {
  const verdicts = new Map<string, ReturnType<typeof judge>>();
  /** Several tests ask for the verdict on the same lines. */
  const verdict = (text: string, before?: string) => {
    const key = JSON.stringify([text, before]);
    if (!verdicts.has(key)) verdicts.set(key, judge(text, before));
    return verdicts.get(key) ?? null;
  };
  const ofEveryKind = development.filter(({ id }) => id.startsWith('fair-housing.told-apart/'));

  test('declines nearly all protected development lines and refuses few look-alikes', () => {
    const isDeclined = ({ text, history }: Example) => verdict(text, history?.at(-1)) !== null;
    const isProtected = ({ labels: { guard } }: Example) =>
      guard !== undefined && !['fine', 'intrusion'].includes(guard);
    const [atLength, followUps] = ['fair-housing.at-length', 'fair-housing.follow-ups'].map((file) =>
      development.filter(({ id }) => id.startsWith(`${file}/`)),
    ) as [Example[], Example[]];
    const implied = new Set([...atLength, ...followUps, ...ofEveryKind]);
    const protectedLines = development.filter(isProtected).filter((line) => !implied.has(line));
    const lookAlikes = development.filter(
      ({ id, labels }) => id.startsWith('look-alikes') && labels.guard === 'fine',
    );
    expect(protectedLines.filter(isDeclined).length / protectedLines.length).toBeGreaterThanOrEqual(0.985);
    expect(atLength.filter(isDeclined).length / atLength.length).toBeGreaterThanOrEqual(0.82);
    expect(followUps.filter(isDeclined).length / followUps.length).toBeGreaterThanOrEqual(0.66);
    expect(ofEveryKind.filter(isDeclined).length / ofEveryKind.length).toBeGreaterThanOrEqual(0.85);
    expect(lookAlikes.filter(isDeclined).length / lookAlikes.length).toBeLessThanOrEqual(0.042);
  });

  test('tells what most of the declined development lines ask for', () => {
    const declined = ofEveryKind.flatMap(({ text, labels }) => {
      const reason = verdict(text);
      return reason ? [reason === labels.matter] : [];
    });
    expect(declined.length).toBeGreaterThan(200);
    expect(declined.filter(Boolean).length / declined.length).toBeGreaterThanOrEqual(0.5);
  });

  test('declines a protected sentence with any harmless sentence before or after it', () => {
    const single = development.filter(({ history, text }) => !history && /[.?!]$/.test(text));
    const declined = single.filter(({ labels, text }) => labels.guard === 'people' && verdict(text));
    const harmless = single.filter(({ labels }) => labels.guard === 'fine');
    const undone = declined.flatMap(({ text }, at) => {
      const beside = harmless[(at * 7) % harmless.length]?.text ?? '';
      return [`${beside} ${text}`, `${text} ${beside}`].filter((both) => judge(both) === null);
    });
    expect(declined.length).toBeGreaterThan(300);
    expect(undone).toEqual([]);
  });
});

describe('danger', () => {
  const heldOut = split(readFolder<Example>(DANGER)).validation;
  const heard = heldOut.map(({ text, labels }) => ({
    text,
    told: labels.danger,
    found: understand(text).danger,
  }));
  const isNone = ({ told }: { told: string | undefined }) => told === NO_DANGER;

  test('is found in most held-out lines that tell of it, and in few others', () => {
    const [others, dangers] = [heard.filter(isNone), heard.filter((line) => !isNone(line))];
    const found = dangers.filter((line) => line.found !== null);
    expect(dangers.length).toBeGreaterThan(50);
    expect(found.length / dangers.length).toBeGreaterThanOrEqual(0.8);
    expect(others.filter(({ found }) => found !== null).length / others.length).toBeLessThanOrEqual(0.12);
  });

  test('is answered for its kind, or for any kind', () => {
    const surely = heard.filter((line) => !isNone(line) && line.found?.isSure);
    const fits = surely.filter(({ told, found }) => [told, ANY_DANGER].includes(found?.aspect));
    expect(fits.length / surely.length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('an entry', () => {
  const added: Entry = {
    id: 'drone-flights',
    title: { en: 'May I fly a drone over the lot?', es: '¿Puedo volar un dron sobre el lote?' },
    answer: { en: 'Ask the seller first.', es: 'Pregunte primero al vendedor.' },
    links: [],
    source: 'FAA',
    topics: [],
    examples: ['can I take pictures with my quadcopter', 'how long and who pays for my quadcopter'],
    aspects: {
      'who-pays': { en: 'The seller pays for the flight.', es: 'El vuelo lo paga el vendedor.' },
      'how-long': { en: 'A drone flight takes twenty minutes.', es: 'Un vuelo dura veinte minutos.' },
    },
  };

  const { understand } = understandingOf([...entries, added]);

  test('added after the training is found by its only example', () => {
    expect(understand('can I take pictures with my quadcopter').entries[0]?.id).toBe('drone-flights');
    expect(understand('May I fly a drone over the lot?').entries[0]?.id).toBe('drone-flights');
  });

  test.each([
    ['who pays for the drone pictures', 'who-pays'],
    ['how long is a drone flight', 'how-long'],
    ['who pays for the drone', 'who-pays'],
    ['May I fly a drone over the lot?', undefined],
    ['Can I take pictures with my quadcopter?', undefined],
    ['how long and who pays for my quadcopter', undefined],
  ])('added after the training answers %j, which is in no example, with aspect %s', (message, aspect) => {
    expect(understand(message).entries.find(({ id }) => id === 'drone-flights')?.aspect).toBe(aspect);
  });

  test.each([
    ['Our neighbor put up a fence last year and the HOA sent letters about it. What is escrow?', 'escrow'],
    ['We rent an apartment with two dogs, my wife is a nurse. When is the best month to sell?', 'season'],
  ])('is found by the question after a story: %j', (message, id) => {
    expect(understand(message).entries[0]?.id).toBe(id);
  });
});

/** Topics of questions that no entry answers: of no subject, or answered by the records. */
const WITHOUT_ENTRY = new Set(['none', 'market']);
const LEAST_LINES_OF_A_LABEL = 5;

describe('the examples', () => {
  test('name only existing aspects', () => {
    const known = new Set(
      entries.flatMap(({ id, aspects = {} }) =>
        [GENERAL, ...Object.keys(aspects)].map((aspect) => `${id}/${aspect}`),
      ),
    );
    const named = examples.flatMap(({ labels: { topic = '', aspect } }) =>
      aspect === undefined ? [] : [`${entryOfTopic(topic)}/${aspect}`],
    );
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('name exactly the topics that the entries list, each for one entry', () => {
    const named = examples.flatMap(({ labels: { topic, after } }) => [topic, after]);
    const withEntry = new Set(named.filter((topic) => topic !== undefined && !WITHOUT_ENTRY.has(topic)));
    expect(entries.flatMap(({ topics }) => topics).toSorted()).toEqual([...withEntry].toSorted());
  });

  test('have each label of a head on many lines, so a slip of the pen shows', () => {
    const counts = new Map<string, number>();
    for (const { labels } of examples)
      for (const [name, label] of Object.entries(labels)) {
        if (name === 'topic' || name === 'after' || name === 'aspect') continue;
        // A matter names the same reasons as the guard.
        const key = `${name === 'matter' ? 'guard' : name} ${label}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    expect([...counts].filter(([, count]) => count < LEAST_LINES_OF_A_LABEL)).toEqual([]);
  });
});

test('a word that is in no example is understood by words with similar meaning', () => {
  const text = 'was this place inundated in the deluge';
  expect(examples.filter((line) => /inundated|deluge/i.test(line.text))).toEqual([]);
  expect(understand(text).entries[0]?.id).toBe('flood');
});

test('a neighborhood that is not in the training data is recognized like the others', () => {
  const mask = createMasker({ areas: ['NoDa', 'Camp Greene'], homes: [] });
  expect(mask('homes in Camp Greene under 500k')).toBe(mask('homes in NoDa under 500k'));
});
