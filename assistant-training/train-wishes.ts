import type { Linear } from '#domain/chat/understand/weights.ts';
import { seekingSigns, thingSigns } from '#domain/chat/values/wish-reader.ts';
import type { WishExample } from './read-wishes.ts';
import { trainSignHeads } from './train-sign-heads.ts';

const OPTIONS = { rounds: 12, step: 4, unseen: 0.5, most: 60_000 };

/** Trains the heads that tell what a message seeks, and which of its words name a thing wished for: the same bytes at each run. */
export function trainWishes(examples: readonly WishExample[]): Linear {
  return trainSignHeads({
    seeking: {
      samples: examples.map(({ seeking, words }) => ({ label: seeking, signs: seekingSigns(words) })),
      options: OPTIONS,
    },
    thing: {
      samples: examples
        .filter(({ seeking }) => seeking === 'find' || seeking === 'home')
        .flatMap(({ seeking, words, roles }) =>
          roles.map((label, at) => ({ label, signs: thingSigns(words, at, roles.slice(0, at), seeking) })),
        ),
      options: OPTIONS,
    },
  });
}
