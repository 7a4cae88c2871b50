import { useId, useState } from 'react';
import { leadWords } from '#content/desk/lead.ts';
import { languageOf } from '#domain/chat/text/language.ts';
import { Button } from '../ui/button.tsx';
import styles from './long-text.module.css';

/** More than the collapsed text holds in the widest column, so that expanding always shows more. */
const LONG_FROM_CHARACTERS = 800;
const LONG_FROM_LINES = 12;

interface LongTextProps {
  text: string;
  className: string | undefined;
}

/** A person's message. A long one is collapsed to its first lines, so that the reply actions stay near. */
export function LongText({ text, className = '' }: LongTextProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length >= LONG_FROM_CHARACTERS || text.split('\n').length >= LONG_FROM_LINES;
  const lang = languageOf(text) ?? undefined;
  if (!isLong)
    return (
      <p className={className} lang={lang}>
        {leadWords.quote(text)}
      </p>
    );
  return (
    <>
      <p id={id} className={isWhole ? className : `${className} ${styles.folded}`} lang={lang}>
        {leadWords.quote(text)}
      </p>
      <Button look="link" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
        {isWhole ? leadWords.showLess : leadWords.showAll}
      </Button>
    </>
  );
}
