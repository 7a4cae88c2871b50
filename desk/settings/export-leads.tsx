import { settingsWords } from '#content/desk/settings.ts';
import { downloadLeads } from '../api/download-leads.ts';
import { Button } from '../ui/button.tsx';
import styles from './settings-page.module.css';
import { useSettingsCall } from './use-settings-call.ts';

const words = settingsWords.leads;

/** Lets owners export all leads as CSV. */
export function ExportLeads() {
  const { call, dialog } = useSettingsCall([]);
  return (
    <section className={styles.block}>
      <h2>{words.title}</h2>
      <p className={styles.note}>{words.note}</p>
      <Button onClick={() => void call(() => downloadLeads(), words.exported)}>{words.export}</Button>
      {dialog}
    </section>
  );
}
