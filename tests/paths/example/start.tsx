import { createRoot } from 'react-dom/client';
import { EnquiryPage } from './EnquiryPage.tsx';

createRoot(document.getElementById('root')!).render(<EnquiryPage />);
