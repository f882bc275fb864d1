import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import ContactPage from '../../src/views/contact/ContactPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { announcementModel } from './announcement.model.ts';
import { announcementScript } from './announcement.script.ts';

viewSuite({
  name: 'announcement',
  model: announcementModel,
  script: announcementScript,
  world: () => {
    sessionStorage.clear();
    return atOnce;
  },
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/contact', search: '', hash: '' }} inspect={inspect}>
      <ContactPage />
    </AppActorsProvider>
  ),
});
