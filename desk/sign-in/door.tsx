import type { ReactNode } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import { pictureManifest } from '#content/pictures/manifest.ts';
import { originalWidth, pictureUrl, pictureWidths } from '#content/pictures/picture-files.ts';
import { brand } from '../frame/brand.ts';
import { usePageTitle } from '../frame/use-page-title.ts';
import { Mark } from '../ui/mark.tsx';
import styles from './door.module.css';

interface DoorProps {
  title: string;
  lede: string;
  foot: string;
  children: ReactNode;
}

/** The layout of signed-out pages: brand, form, and a picture. */
export function Door({ title, lede, foot, children }: DoorProps) {
  usePageTitle(title);
  return (
    <main className={styles.door}>
      <div className={styles.column}>
        <a className={styles.brand} href="/">
          <Mark />
          <span>
            <span className={styles.name}>{brand.name}</span>
            <span className={styles.standing}>{frameWords.standing(brand.firm, brand.license)}</span>
          </span>
        </a>
        <div className={styles.form}>
          <h1>{title}</h1>
          <p className={styles.lede}>{lede}</p>
          {children}
        </div>
        <p className={`small ${styles.foot}`}>{foot}</p>
      </div>
      <div className={styles.scene} aria-hidden="true">
        <Scene />
      </div>
    </main>
  );
}

const SCENE = 'fourth-ward';

function Scene() {
  const record = pictureManifest[SCENE];
  const widths = pictureWidths(record);
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${pictureUrl(SCENE, record, width, format)} ${width}w`).join(', ');
  const sizes = '(width >= 1024px) 58vw, 100vw';
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
      <img
        src={pictureUrl(SCENE, record, originalWidth(record), 'jpg')}
        alt=""
        width={record.width}
        height={record.height}
      />
    </picture>
  );
}
