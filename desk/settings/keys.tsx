import { settingsWords } from '#content/desk/settings.ts';
import { setSingleKeys, useSingleKeys } from '../session/single-keys.ts';
import { Tick } from '../ui/tick.tsx';
import styles from './settings-page.module.css';

const words = settingsWords.keys;

/** Turns single-key shortcuts on or off for this device. */
export function Keys() {
  const isOn = useSingleKeys();
  return (
    <section className={styles.block}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{words.note}</p>
      <Tick checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)}>
        {words.single}
      </Tick>
    </section>
  );
}
