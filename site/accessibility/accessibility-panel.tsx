import { useId, useState } from 'react';
import { accessibilityPanel as words } from '#content/accessibility.ts';
import { Button } from '../ui/button.tsx';
import { RoundButton } from '../ui/round-button.tsx';
import { Switch } from '../ui/switch.tsx';
import { useDialog } from '../ui/use-dialog.ts';
import { useStore } from '../ui/use-store.ts';
import styles from './accessibility-panel.module.css';
import { CURSOR_SIZE, DEFAULT_SETTINGS, FONT_SIZE } from './accessibility-settings.ts';
import { accessibilityStore, changeSettings } from './accessibility-store.ts';
import { Stepper } from './stepper.tsx';

/**
 * The visitor's display preferences for this site, stored in their browser. It makes no claim about the site's
 * accessibility.
 */
export function AccessibilityPanel() {
  const [open, setOpen] = useState(false);
  const settings = useStore(accessibilityStore);
  const close = () => setOpen(false);
  const dialog = useDialog({ open, modal: 'phone', onClose: close });
  const title = useId();
  return (
    <>
      <RoundButton
        variant="float"
        icon="accessibility"
        label={words.open}
        aria-expanded={open}
        className={styles.button}
        onClick={() => setOpen(!open)}
      />
      <dialog ref={dialog} className={styles.panel} aria-labelledby={title}>
        <div className={styles.top}>
          <h2 id={title} className={styles.title}>
            {words.title}
          </h2>
          <RoundButton variant="bare" icon="close" label={words.close} onClick={close} />
        </div>
        <div className={styles.option}>
          <span>{words.fontSize}</span>
          <Stepper
            setting={words.fontSize}
            value={settings.fontSize}
            range={FONT_SIZE}
            onChange={(fontSize) => changeSettings({ ...settings, fontSize })}
          />
        </div>
        <div className={styles.option}>
          <span>{words.highContrast}</span>
          <Switch
            label={words.highContrast}
            checked={settings.highContrast}
            onChange={(highContrast) => changeSettings({ ...settings, highContrast })}
          />
        </div>
        <div className={styles.option}>
          <span>{words.cursorSize}</span>
          <Stepper
            setting={words.cursorSize}
            value={settings.cursorSize}
            range={CURSOR_SIZE}
            onChange={(cursorSize) => changeSettings({ ...settings, cursorSize })}
          />
        </div>
        <Button
          variant="line"
          size="small"
          className={styles.reset}
          onClick={() => changeSettings(DEFAULT_SETTINGS)}
        >
          {words.reset}
        </Button>
      </dialog>
    </>
  );
}
