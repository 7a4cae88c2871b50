import { useId, useState } from 'react';
import { reviewCard } from '#content/review-card.ts';
import { previewReview } from '#domain/reviews/review-preview.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './review-text.module.css';

interface ReviewTextProps {
  text: string;
  author: string;
  limit: number | undefined;
}

/**
 * A quote that is truncated if long and expands with "Read More"; without JavaScript and in print it is shown in full.
 */
export function ReviewText({ text, author, limit }: ReviewTextProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { start, rest, scrolls } = previewReview(text, limit);
  if (!rest) return <blockquote className={styles.quote}>{text}</blockquote>;

  const scrollArea = isOpen && scrolls;
  return (
    <>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard. */}
      <blockquote
        className={`${styles.quote} ${scrollArea ? styles.scrollArea : ''}`}
        id={id}
        {...(scrollArea && { tabIndex: 0, role: 'region', 'aria-label': reviewCard.fullText(author) })}
      >
        {start}
        {!isOpen && <span className={styles.ellipsis}>{reviewCard.ellipsis}</span>}
        <span className={isOpen ? undefined : styles.rest}>{rest}</span>
      </blockquote>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
      <TextButton
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? reviewCard.readLess : reviewCard.readMore}
      </TextButton>
    </>
  );
}
