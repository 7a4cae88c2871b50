import type { Linear } from '#domain/chat/understand/weights.ts';
import { roleSigns, sumSigns } from '#domain/chat/values/figure-reader.ts';
import type { FigureExample } from './read-figures.ts';
import { trainSignHeads } from './train-sign-heads.ts';

const OPTIONS = { rounds: 12, step: 4, unseen: 0.5, most: 100_000 };

/** Trains the heads that tell what a figure is and which sum is asked for: the same bytes at each run. */
export function trainFigures(examples: readonly FigureExample[]): Linear {
  return trainSignHeads({
    role: {
      samples: examples.flatMap(({ text, numbers, roles, last }) => {
        const signs = roleSigns(text, numbers, last);
        return roles.map((label, at) => ({ label, signs: signs(at, roles.slice(0, at)) }));
      }),
      options: OPTIONS,
    },
    sum: {
      samples: examples.map(({ text, numbers, roles, sum, last }) => ({
        label: sum,
        signs: sumSigns(text, numbers, roles, last),
      })),
      options: OPTIONS,
    },
  });
}
