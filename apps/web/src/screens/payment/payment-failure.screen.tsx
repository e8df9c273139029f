import { OrderView } from '../../features/payment/order-view.tsx';

const PaymentFailureScreen = () => <OrderView heading="Payment not finished" />;

export default PaymentFailureScreen;
