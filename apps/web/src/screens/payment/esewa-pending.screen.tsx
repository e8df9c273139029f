import { OrderView } from '../../features/payment/order-view.tsx';

const EsewaPendingScreen = () => <OrderView heading="Waiting for eSewa" />;

export default EsewaPendingScreen;
