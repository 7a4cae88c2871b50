import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/** The web app manifest, for installing the desk on a phone. */
export const deskManifest = ({ name }: Pick<AgentProfile, 'name'>) => ({
  id: '/desk/',
  name: `${name}’s desk`,
  short_name: 'Desk',
  description: 'Leads, conversations and what the site says',
  start_url: '/desk/leads',
  scope: '/desk/',
  display: 'standalone',
  background_color: '#F6F1E7',
  theme_color: '#1F3A34',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
