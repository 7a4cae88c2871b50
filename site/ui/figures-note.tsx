import { marketPage } from '#content/market.ts';
import { dateInWords } from '#domain/agent/charlotte-time.ts';
import type { FigureSource } from '#domain/neighborhoods/neighborhood.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './figures-note.module.css';

/** Where the figures below come from and what day they speak of, each source once. */
export function FiguresNote({ sources }: { sources: FigureSource[] }) {
  const single = new Map(sources.map((source) => [JSON.stringify(source), source]));
  return (
    <ul className={styles.note}>
      {[...single].map(([key, source]) => (
        <li key={key} className={styles.source}>
          {source.sample ? (
            <SampleTag>{marketPage.sampleTag}</SampleTag>
          ) : (
            <span className="xs">
              {marketPage.sourcePrefix} {source.name}
            </span>
          )}
          <span className="xs">
            {marketPage.asOfPrefix} <time dateTime={source.asOf}>{dateInWords(source.asOf)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
