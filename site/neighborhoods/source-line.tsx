import { neighborhoodPage } from '#content/neighborhood-page.ts';
import { dateInWords } from '#domain/agent/charlotte-time.ts';
import type { FigureSource } from '#domain/neighborhoods/neighborhood.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './source-line.module.css';

const words = neighborhoodPage.source;

/** Where the figures above come from and what day they speak of; made-up ones say so (G.S. 93A-6). */
export function SourceLine({ source }: { source: FigureSource }) {
  return (
    <p className={`xs ${styles.line}`}>
      {source.sample ? (
        <SampleTag>{words.sample}</SampleTag>
      ) : (
        <span>
          {words.prefix} {source.name}
        </span>
      )}
      <span>
        {words.asOf} <time dateTime={source.asOf}>{dateInWords(source.asOf)}</time>
      </span>
    </p>
  );
}
