// Puts the visitor's kept preferences on <html> before the first paint, so that nothing changes or moves under a reader's
// eyes. It stands in every page as it is here. What it reads is written by site/accessibility/ and site/consent/.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const settings = read('accessibility-settings');
  if (settings?.fontSize >= 75 && settings.fontSize <= 150) root.style.fontSize = `${settings.fontSize}%`;
  if (settings?.highContrast === true) root.dataset.contrast = 'high';
  if (read('cookie-consent')?.necessary !== true) root.dataset.consent = 'ask';
  if (navigator.globalPrivacyControl === true) root.dataset.gpc = '';
})();
