import { registerTexts } from '@extranet/shared/i18n';
import { JobsOverview } from './jobs/JobsOverview.tsx';
import texts from './locales/jobs.fr.json';

registerTexts('admin', texts);

export default JobsOverview;
