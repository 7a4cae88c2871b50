import { figuresNote as words } from '#content/figures-note.ts';
import { dateInWords } from '#domain/agent/charlotte-time.ts';
import type { FigureSource } from '#domain/neighborhoods/neighborhood.ts';
import styles from './figures-note.module.css';
import { SampleTag } from './sample-tag.tsx';

interface FiguresNoteProps {
  /** The figures shown here and their sources. */
  figures: { name: string; source: FigureSource }[];
}

/**
 * The source and date of figures, each source once; sample figures are labeled (G.S. 93A-6). If there are several
 * sources, each names its figures, so that readers can tell samples from published figures.
 */
export function FiguresNote({ figures }: FiguresNoteProps) {
  const bySource = Map.groupBy(figures, ({ source }) => JSON.stringify(source));
  return (
    <div className={styles.note}>
      {[...bySource].map(([key, of]) => (
        <p key={key} className={styles.source}>
          {bySource.size > 1 && (
            <span className="xs">{[...new Set(of.map(({ name }) => name))].join(', ')}:</span>
          )}{' '}
          {of[0] && <Source source={of[0].source} />}
        </p>
      ))}
    </div>
  );
}

function Source({ source }: { source: FigureSource }) {
  return (
    <>
      {source.sample ? (
        <SampleTag>{words.sample}</SampleTag>
      ) : (
        <span className="xs">
          {words.source} {source.name}
        </span>
      )}{' '}
      <span className="xs">
        {words.asOf} <time dateTime={source.asOf}>{dateInWords(source.asOf)}</time>
      </span>
    </>
  );
}
