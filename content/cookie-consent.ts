export const cookieBanner = {
  label: 'Cookie consent',
  text: 'Necessary cookies run this site. Analytics, marketing and maps wait for your consent.',
  acceptAll: 'Accept All',
  necessaryOnly: 'Necessary Only',
  customize: 'Customize',
  privacy: { label: 'Privacy Policy', link: '/privacy' },
};

export const cookiePreferences = {
  title: 'Cookie preferences',
  necessary: { title: 'Necessary', text: 'Forms, security and this choice.', alwaysOn: 'Always on' },
  /** Its description depends on the configuration: content/analytics.ts. */
  analytics: { title: 'Analytics' },
  marketing: { title: 'Marketing', text: 'Measures which advertisements led here.' },
  functional: { title: 'Functional', text: 'Loads the office map without asking again.' },
  /** Shown when the browser sends Sec-GPC: 1. */
  globalPrivacyControl:
    'Your browser sends the Global Privacy Control signal. Analytics and marketing stay off while it does.',
  save: 'Save Preferences',
  cancel: 'Cancel',
};
