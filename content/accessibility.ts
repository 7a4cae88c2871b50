/**
 * Words of the accessibility panel. Its settings are the visitor's preferences; it makes no claim about the site's
 * accessibility.
 */
export const accessibilityPanel = {
  open: 'Accessibility settings',
  title: 'Accessibility',
  close: 'Close accessibility settings',
  fontSize: 'Font size',
  cursorSize: 'Cursor size',
  highContrast: 'High contrast',
  decrease: (setting: string) => `Decrease ${setting.toLowerCase()}`,
  increase: (setting: string) => `Increase ${setting.toLowerCase()}`,
  reset: 'Reset All Settings',
};

export const backToTop = 'Back to top';
