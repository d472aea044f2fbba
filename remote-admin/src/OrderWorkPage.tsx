import { registerTexts } from '@extranet/shared/i18n';
import texts from './locales/order-work.fr.json';
import { OrderWork } from './orders/order-work/OrderWork.tsx';

registerTexts('admin', texts);

export default OrderWork;
