// Puts the visitor's kept preferences on <html> before the first paint, so that nothing changes or moves under a reader's
// eyes; and notes how the visit began before anybody can go on. It stands in every page as it is here. What it reads is
// written by site/accessibility/ and site/consent/, what it writes is read by site/contact/first-touch.ts.
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
    // Storage is full or forbidden: a lead without attribution is still a lead.
  }
})();
