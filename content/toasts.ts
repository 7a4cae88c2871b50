export const toastWords = {
  region: 'Notifications',
  close: 'Close notification',
};
