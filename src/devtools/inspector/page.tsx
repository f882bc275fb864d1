import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InspectorPage } from './InspectorPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <InspectorPage />
  </StrictMode>,
);
