// Applies the visitor's stored preferences to <html> before the first paint, so that nothing changes or moves visibly;
// and records how the visit began before the visitor can navigate. It is inlined in every page as it is.
// site/accessibility/ and site/consent/ write what it reads; site/contact/first-touch.ts reads what it writes.
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
  try {
    const { search, pathname, host } = location;
    const utm = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
    const isFromElsewhere = document.referrer && new URL(document.referrer).host !== host;
    sessionStorage['first-touch'] ??= JSON.stringify({
      ...Object.fromEntries(utm),
      ...(isFromElsewhere && { referrer: document.referrer }),
      landingPage: pathname,
    });
  } catch {
    // Storage is full or blocked: a lead can be sent without attribution.
  }
})();
