/** To come. */
export function SettingsPage() {
  return null;
}
